import type { Field } from '#content/form-of.ts';
import { capitalized } from '#site/words.ts';

/**
 * The hint of a field in the words of a form instead of a file: "true if …" becomes "Tick if …",
 * "Ids of the claims" becomes "The claims". It also names the value that counts when the field is
 * left out, except of a choice, which offers that value, and of a box to tick.
 */
export function formHint(field: Field): string {
  const hint =
    field.hintInForm ??
    field.hint
      .replace(/^true (if|while|where|for)\b/, 'Tick $1')
      .replace(/^Ids? of /, '')
      .replace(/\bnull (for|if|while)\b/, 'empty $1')
      .replaceAll(/"([^"]*)"/g, '“$1”');
  const isSaid = field.fallback === undefined || field.is === 'choice' || field.is === 'boolean';
  const fallback = isSaid ? '' : `Left out, it is “${field.fallback}”`;
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
