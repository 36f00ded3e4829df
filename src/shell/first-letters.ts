/**
 * The characters of English and Spanish text. Pages with any other get the faces of
 * more-letters.css as well.
 */
export const firstLetters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)),
  ...'\u00a0¡©°·¿×½ÁÉÍÑÓÖÚÜàáâãäåçèéêëìíîïñòóôõöøùúûüý–—‘’“”•…→↓−',
].join('');

const others = new RegExp(`[^\\s${firstLetters.replace(/[\]\\^-]/g, String.raw`\$&`)}]`, 'u');

/**
 * Whether HTML has a letter that is not in the first fonts. Most pages have none, and faces with a
 * `unicode-range` that they never use cost a slow phone a fifth of the first layout
 * (docs/decisions/fonts.md, 48).
 */
export function hasMoreLetters(html: string): boolean {
  return others.test(html);
}
