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
  return [capitalized(hint), fallbackWords(field)].filter((part) => part !== '').join('. ');
}

/** The sentence on the value that counts for a field that is left out; empty where none is due. */
function fallbackWords({ is, fallback }: Field): string {
  const isToldElsewhere = is === 'choice' || is === 'boolean';
  // A list that is left out is empty, which needs no words.
  const isNothing = fallback === undefined || fallback === '' || Array.isArray(fallback);
  return isToldElsewhere || isNothing ? '' : `Left out, it is “${fallback}”`;
}

/**
 * The number of words that a hint asks for, such as 40 in "About 40 words"; undefined where it does
 * not count in words.
 */
export function wordsInHint(hint: string): number | undefined {
  const [, count] = /(\d+) words/.exec(hint) ?? [];
  return count === undefined ? undefined : Number(count);
}
