import { create } from 'fontkitten';
import { displayFiles, documentFiles, type FontFile, readFont, textFiles } from './fonts.ts';

let known: ReadonlySet<number> | undefined;

/**
 * The code points that pictures and documents both have a shape for, read once from the fonts they
 * are made with.
 */
function lettersOfFonts(): ReadonlySet<number> {
  known ??= lettersIn([...displayFiles, ...textFiles]).intersection(lettersIn(documentFiles));
  return known;
}

function lettersIn(files: readonly FontFile[]): Set<number> {
  return new Set(files.flatMap(lettersInFile));
}

const read = new Map<FontFile, readonly number[]>();

function lettersInFile(file: FontFile): readonly number[] {
  const before = read.get(file);
  if (before) return before;
  const font = create(readFont(file));
  const letters = 'characterSet' in font ? font.characterSet : [];
  read.set(file, letters);
  return letters;
}

/**
 * Words as they are drawn: accents on their letters (NFC), a hyphen that does not break and narrow
 * spaces as the plain ones that every font has, and nothing that is not seen, such as joiners, soft
 * hyphens and variation selectors.
 */
export function drawable(words: string): string {
  return words
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u202F/g, '\u00A0')
    .replace(/(?![ \u00A0])\p{Zs}/gu, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/**
 * The letters of some words, each once, that none of our fonts has a shape for, so that a picture
 * or a PDF shows boxes.
 */
export function lettersWithoutShape(words: string): string[] {
  if (!/[^\x20-\x7E]/.test(words)) return [];
  const others = new Set(drawable(words).replace(/[\s\x20-\x7E]/g, ''));
  return [...others].filter((letter) => !lettersOfFonts().has(letter.codePointAt(0) ?? 0));
}

/** A letter with its code point: `Ω` → `"Ω" (U+03A9)`. */
export function nameOfLetter(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `"${letter}" (U+${code})`;
}
