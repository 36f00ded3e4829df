import { fold } from '#site/fold.ts';

/** Text → its words without accents and capitals; `3.5x` and `71,420` are one word each, the comma aside. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');
}
