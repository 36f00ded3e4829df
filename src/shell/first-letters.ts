/**
 * The characters of English and Spanish text. Pages with any other get the faces of
 * more-letters.css as well.
 */
export const firstLetters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'\u00a0¡©°·¿×½ÁÉÍÑÓÖÚÜàáâãäåçèéêëìíîïñòóôõöøùúûüý–—‘’“”•…→↓−',
].join('');

/**
 * Matches a character that is neither a space nor one of `firstLetters`, such as the `Ł` of Łódź.
 */
const otherLetter = new RegExp(`[^\\s${firstLetters.replace(/[\]\\^-]/g, String.raw`\$&`)}]`, 'u');

/**
 * Returns whether HTML has a letter that is not in the first fonts. Most pages have none, and faces
 * with a `unicode-range` that they never use cost a slow phone a fifth of the first layout
 * (docs/decisions/fonts.md, 48).
 */
export function hasMoreLetters(html: string): boolean {
  return otherLetter.test(html);
}
