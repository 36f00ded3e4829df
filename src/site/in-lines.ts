/**
 * A line of plain text → the same words in lines of at most so many letters; what follows the first is indented like its
 * words. A word that is longer stands alone.
 */
export function inLines(line: string, most: number): string {
  const indent = /^\s*(?:- )?/.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = indent;
  for (const word of line.slice(indent.length).split(' ')) {
    const isFirst = current.trim() === indent.trim();
    if (!isFirst && current.length + 1 + word.length > most) {
      lines.push(current);
      current = ' '.repeat(indent.length) + word;
    } else current += isFirst && current === indent ? word : ` ${word}`;
  }
  return [...lines, current].join('\n');
}

/** Paragraphs, each of one or more lines → a plain text file: lines of at most 76 letters, an empty line between paragraphs. */
export function textFile(paragraphs: readonly (readonly string[])[]): string {
  const wrapped = paragraphs.map((lines) => lines.map((line) => inLines(line, 76)).join('\n'));
  return `${wrapped.join('\n\n')}\n`;
}
