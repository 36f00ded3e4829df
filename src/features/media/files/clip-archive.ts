import { fillIn, wrapLine } from '#site/words.ts';

/** What the text file beside the clips says of one. */
export interface ClipNote {
  title: string;
  description: string;
  credit: string;
  seconds: number;
  files: readonly string[];
}

/** The clips in words: what each shows, how long it is, its credit line and its files. */
export function clipNotes(
  title: string,
  note: string,
  clips: readonly ClipNote[],
  words: { length: string; credit: string },
  end: readonly string[],
): string {
  const parts = [
    [title, note],
    ...clips.map(({ title: name, description, credit, seconds, files }) => [
      name.toLocaleUpperCase('en-US'),
      description,
      fillIn(words.length, { seconds: String(seconds) }),
      fillIn(words.credit, { credit }),
      ...files.map((file) => `- ${file}`),
    ]),
    [...end],
  ];
  return `${parts.map((lines) => lines.map((line) => wrapLine(line, 76)).join('\n')).join('\n\n')}\n`;
}
