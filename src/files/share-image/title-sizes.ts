/** Font sizes of a title in pixels, the most welcome first. */
const sizes = [88, 76, 66, 58, 50, 42, 36] as const;

/** How wide a letter of the display family is at most, on the average of a word, in parts of the font size. */
const letterWidth = 0.56;
/** How wide a letter is on the average of a title that fills its lines, ends of lines included. */
const letterShare = 0.5;
/** As many lines as a card shows of a title (`ShareWords`). */
const mostLines = 3;

/** A title whose last comma does not leave a degree alone on a line: `Lanternby, MPH` stays together. */
export function withoutOrphan(title: string): string {
  return title.replace(/, (\S{1,8})$/, ',\u00A0$1');
}

/** The sizes at which a title is not cut, neither a word at the edge of a column nor the end for want of lines; the smallest is always one of them. */
export function titleSizes(title: string, width: number): number[] {
  const words = withoutOrphan(title).split(/[ -]+/);
  const longest = Math.max(...words.map((word) => [...word].length));
  const isWhole = (size: number) =>
    longest * letterWidth * size <= width &&
    [...title].length * letterShare * size <= mostLines * width;
  return sizes.filter((size) => size === sizes.at(-1) || isWhole(size));
}
