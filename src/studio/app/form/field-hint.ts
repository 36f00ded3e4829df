import type { Field } from '#content/form-of.ts';
import { capitalized } from '#site/words.ts';

/**
 * The hint of a field in the words of a form instead of a file: "true if …" becomes "Tick if …",
 * "Ids of the claims" becomes "The claims". It also names the value that counts when the field is
 * left out.
 */
export function formHint(field: Field): string {
  const hint = field.hint
    .replace(/^true if\b/, 'Tick if')
    .replace(/^Ids? of /, '')
    .replace(/\bnull (for|if)\b/, 'empty $1');
  const fallback = field.fallback === undefined ? '' : `Left out, it is “${field.fallback}”`;
  return [capitalized(hint), fallback].filter((part) => part !== '').join('. ');
}

/**
 * The number of words that a hint asks for, such as 40 in "About 40 words"; undefined where it does
 * not count in words.
 */
export function wordsInHint(hint: string): number | undefined {
  const [, count] = /(\d+) words/.exec(hint) ?? [];
  return count === undefined ? undefined : Number(count);
}
