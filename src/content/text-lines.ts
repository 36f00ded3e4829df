/**
 * A text file as it is read → the same text with `\n` alone at the end of lines and without
 * byte-order mark, whatever system or program it was saved by. YAML, Markdown, WebVTT and HTML take
 * CRLF and a lone CR for the end of a line, and no other character (YAML 1.2.2, section 5.4;
 * CommonMark 0.31, section 2.1; WebVTT, section 6.1).
 */
export function plainLines(written: string): string {
  return written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The lines of a text file. The last one is empty where the file ends with the end of a line. */
export function textLines(written: string): string[] {
  return plainLines(written).split('\n');
}

/** How a text file is saved: with a byte-order mark or without, and with which line end. */
interface LineStyle {
  mark: string;
  end: string;
}

/**
 * How a text is saved. Of different line ends in one file, the most frequent; `\n` where there is
 * none.
 */
export function styleOf(written: string): LineStyle {
  const ends = Map.groupBy(written.match(/\r\n?|\n/g) ?? [], (end) => end);
  const byCount = [...ends].toSorted(([, some], [, others]) => others.length - some.length);
  return { mark: written.startsWith('\uFEFF') ? '\uFEFF' : '', end: byCount[0]?.[0] ?? '\n' };
}

/** A text with `\n` at the end of lines → the same text saved in a style. */
export function inStyle(text: string, { mark, end }: LineStyle): string {
  return `${mark}${text.replaceAll('\n', end)}`;
}
