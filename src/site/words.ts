import { nameFault } from '#content/file-name.ts';

/**
 * `Until {time}` and `{ time: '6:30 PM' }` → `Until 6:30 PM`. A place without a value stays as it
 * is written.
 */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/**
 * What is counted, in the singular where it is one: `speakers`, `stories`, `people` → `speaker`,
 * `story`, `person`.
 */
export function inNumber(count: number, things: string): string {
  if (count !== 1) return things;
  return things
    .replace(/people$/, 'person')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}

/** A count with its noun: `2 speakers`, `1 speaker`. */
export function counted(count: number, things: string): string {
  return `${formatInteger(count)} ${inNumber(count, things)}`;
}

/**
 * 1234 → `1,234`. By hand, since the first use of `Intl` delays hydration
 * (docs/decisions/hydration.md).
 */
export function formatInteger(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * `['English', 'Spanish', 'Igbo']` → `English, Spanish, and Igbo`; `last` is the word before the
 * last one. By hand, since the first use of `Intl` delays hydration (docs/decisions/hydration.md).
 */
export function formatList(items: readonly string[], last = 'and'): string {
  if (items.length < 3) return items.join(` ${last} `);
  return `${items.slice(0, -1).join(', ')}, ${last} ${items.at(-1)}`;
}

/** The words with a capital first letter: `talk` → `Talk`. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns words in capital letters, as headings of plain text files have them. */
export function inCapitals(words: string): string {
  return words.toLocaleUpperCase('en-US');
}

/** Returns a line of a list in a plain text file: `- Close the windows.` */
export function listLine(line: string): string {
  return `- ${line}`;
}

/** The first two letters of a name, without a title before it (specification section 9). */
export function initialsOf(name: string): string {
  return name.replace(/^(Dr|Prof)\. /, '').slice(0, 2);
}

/**
 * The size of a file in words, divided by 1000 as file managers do: `311 600` → `312 kB`, `1 240
 * 000` → `1.2 MB`.
 */
export function fileSizeLabel(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * A line of plain text → lines of at most so many letters, indented like its words. A longer word
 * has a line of its own.
 */
export function wrapLine(line: string, most: number): string {
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

const longest = 80;

/**
 * Words as a part of a file name or an address: `Inés & Söhne, No. 2` → `ines-sohne-no-2`; empty
 * where nothing is left. A name that Windows keeps for a device gets a word more: `Aux` →
 * `aux-file`.
 */
export function slug(words: string): string {
  const name = words
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
  return nameFault(name) === 'device' ? `${name}-file` : name;
}

/**
 * At most `most` items, spread evenly over the list and in its order, because the first ones all
 * begin with A.
 */
export function evenSample<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from(
    { length: most },
    (_, place) => items[Math.floor((place * items.length) / most)] as Item,
  );
}

/**
 * Paragraphs, each of one or more lines → a plain text file: lines of at most 76 letters, an empty
 * line between paragraphs.
 */
export function textFile(paragraphs: readonly (readonly string[])[]): string {
  const wrapped = paragraphs.map((lines) => lines.map((line) => wrapLine(line, 76)).join('\n'));
  return `${wrapped.join('\n\n')}\n`;
}

/** The words within a sentence: `Clinic staff` → `clinic staff`; `EMS crews` is unchanged. */
export function lowerFirst(words: string): string {
  const [first = '', second = ''] = words;
  const isWord = second === second.toLowerCase();
  return (isWord ? first.toLowerCase() : first) + words.slice(1);
}
