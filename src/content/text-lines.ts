/**
 * Returns the text of a file with `\n` alone at the end of lines and without byte-order mark,
 * whatever system or program it was saved by. YAML, Markdown, WebVTT and HTML take CRLF and a lone
 * CR for the end of a line, and no other character (YAML 1.2.2, section 5.4; CommonMark 0.31,
 * section 2.1; WebVTT, section 6.1).
 */
export function plainLines(written: string): string {
  return written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The lines of a text file. The last one is empty where the file ends with the end of a line. */
export function textLines(written: string): string[] {
  return plainLines(written).split('\n');
}

/** The way in which a text file is saved. */
interface LineStyle {
  /** The byte-order mark; empty without one. */
  mark: string;
  /** The end of each line: `\n`, `\r\n` or `\r`. */
  end: string;
}

/**
 * Returns the way in which a text was saved. Of different line ends in one file, the most frequent
 * counts; `\n` where there is none.
 */
export function lineStyleOf(written: string): LineStyle {
  const ends = Map.groupBy(written.match(/\r\n?|\n/g) ?? [], (end) => end);
  const byCount = [...ends].toSorted(([, some], [, others]) => others.length - some.length);
  return { mark: written.startsWith('\uFEFF') ? '\uFEFF' : '', end: byCount[0]?.[0] ?? '\n' };
}

/** Returns a text, which has `\n` at the end of lines, as it is saved in a style. */
export function withLineStyle(text: string, { mark, end }: LineStyle): string {
  return `${mark}${text.replaceAll('\n', end)}`;
}
