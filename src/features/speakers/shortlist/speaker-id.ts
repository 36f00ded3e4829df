import { capitalized } from '#site/words.ts';

const longestId = 80;

/** Whether a text can be the id of a speaker: small letters, digits and single hyphens, as file names are. */
export function isSpeakerId(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= longestId && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
  );
}

/** The name that an id was made of, as well as it can be told: `amara-quill` → `Amara Quill`. */
export function nameFromId(id: string): string {
  return id.split('-').map(capitalized).join(' ');
}
