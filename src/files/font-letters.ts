import { create } from 'fontkitten';
import { displayFiles, documentFiles, type FontFile, readFont, textFiles } from './fonts.ts';

let sharedLetters: ReadonlySet<number> | undefined;

/** Returns the code points for which the fonts of pictures and of documents have a shape. */
function lettersOfFonts(): ReadonlySet<number> {
  const pictureFiles = [...displayFiles, ...textFiles];
  sharedLetters ??= lettersIn(pictureFiles).intersection(lettersIn(documentFiles));
  return sharedLetters;
}

function lettersIn(files: readonly FontFile[]): Set<number> {
  return new Set(files.flatMap(lettersInFile));
}

const lettersByFile = new Map<FontFile, readonly number[]>();

function lettersInFile(file: FontFile): readonly number[] {
  const cached = lettersByFile.get(file);
  if (cached) return cached;
  const font = create(readFont(file));
  const letters = 'characterSet' in font ? font.characterSet : [];
  lettersByFile.set(file, letters);
  return letters;
}

/**
 * Returns words in a form that fonts can draw: accents are part of their letters (NFC), hyphens and
 * spaces are the plain ones that every font has, and invisible characters are removed, such as
 * joiners, soft hyphens and variation selectors.
 */
export function drawable(words: string): string {
  return words
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u202F/g, '\u00A0')
    .replace(/(?![ \u00A0])\p{Zs}/gu, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** Returns the letters of a text, each once, that pictures or PDF files would show as boxes. */
export function lettersWithoutShape(words: string): string[] {
  if (!/[^\x20-\x7E]/.test(words)) return [];
  const others = new Set(drawable(words).replace(/[\s\x20-\x7E]/g, ''));
  return [...others].filter((letter) => !lettersOfFonts().has(letter.codePointAt(0) ?? 0));
}

/** Returns a letter with its code point: `"Ω" (U+03A9)`. */
export function nameOfLetter(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `"${letter}" (U+${code})`;
}
