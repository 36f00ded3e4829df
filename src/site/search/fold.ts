/**
 * Returns a text as every search compares it: small letters of the English alphabet, without
 * accents, with one kind of apostrophe. `Inés’s` → `ines's`, `Łódź` → `lodz`, `Straße` → `strasse`.
 * Letters of other scripts stay.
 */
export function fold(text: string): string {
  return (
    text
      // First, because two of these are accents that stand alone.
      .replace(/[’‘`´]/g, "'")
      .normalize('NFKD')
      .replace(/[\p{M}\p{Diacritic}]/gu, '')
      .toLowerCase()
      .replace(otherLetters, (letter) => inEnglish[letter] ?? letter)
  );
}

/**
 * Latin letters that are no letter of the English alphabet with an accent, as somebody types them
 * who has only those: https://www.unicode.org/charts/collation/chart_Latin.html
 */
const inEnglish: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŋ: 'ng',
  ĸ: 'k',
  ı: 'i',
  ȷ: 'j',
  ɑ: 'a',
  ƀ: 'b',
  ɓ: 'b',
  ƈ: 'c',
  ȼ: 'c',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɇ: 'e',
  ƒ: 'f',
  ǥ: 'g',
  ɠ: 'g',
  ɣ: 'g',
  ħ: 'h',
  ɨ: 'i',
  ɩ: 'i',
  ɉ: 'j',
  ƙ: 'k',
  ł: 'l',
  ƚ: 'l',
  ɫ: 'l',
  ƞ: 'n',
  ɲ: 'n',
  ø: 'o',
  ɔ: 'o',
  ɵ: 'o',
  ƥ: 'p',
  ɍ: 'r',
  ʃ: 's',
  ŧ: 't',
  ƭ: 't',
  ʈ: 't',
  ʉ: 'u',
  ʊ: 'u',
  ʋ: 'v',
  ⱳ: 'w',
  ƴ: 'y',
  ɏ: 'y',
  ƶ: 'z',
  ȥ: 'z',
};

const otherLetters = new RegExp(`[${Object.keys(inEnglish).join('')}]`, 'g');
