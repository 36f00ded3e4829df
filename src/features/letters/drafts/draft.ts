import type { StoredKey } from '#site/device-keys.ts';
import type { Answers, Letter } from '../letter.ts';

/** Returns the storage key of the answers to a letter. */
export function draftKey({ id }: Pick<Letter, 'id'>): StoredKey {
  return `draft:${id}`;
}

/** Returns whether a value that was read from storage can be answers. */
export function isAnswers(value: unknown): value is Answers {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((answer) => typeof answer === 'string')
  );
}
