import { nameFault } from '#content/file-name.ts';

/**
 * Fills in the placeholders of a sentence: `Until {time}` with `{ time: '6:30 PM' }` gives `Until
 * 6:30 PM`. A placeholder without a value stays as it is.
 */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/**
 * Returns a plural noun, or its singular for a count of 1: `speaker`, `story`, `person` for
 * `speakers`, `stories`, `people`.
 */
export function inNumber(count: number, things: string): string {
  if (count !== 1) return things;
  return things
    .replace(/people$/, 'person')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}

/** Returns a count with its noun, which is given in the plural: `2 speakers`, `1 speaker`. */
export function counted(count: number, things: string): string {
  return `${formatInteger(count)} ${inNumber(count, things)}`;
}

/**
 * Returns `1,234` for 1234. It does without `Intl`, whose first use delays hydration
 * (docs/decisions/hydration.md).
 */
export function formatInteger(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Returns `English, Spanish, and Igbo` for `['English', 'Spanish', 'Igbo']`. `last` is the word
 * before the last item. It does without `Intl`, whose first use delays hydration
 * (docs/decisions/hydration.md).
 */
export function formatList(items: readonly string[], last = 'and'): string {
  if (items.length < 3) return items.join(` ${last} `);
  return `${items.slice(0, -1).join(', ')}, ${last} ${items.at(-1)}`;
}

/** Returns the parts that are there with commas between them: `Nurse, Regina General`. */
export function inLine(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

/** Returns words with a capital first letter: `Talk` for `talk`. */
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

/** Returns the first two letters of a name without its title (specification section 9). */
export function initialsOf(name: string): string {
  return name.replace(/^(Dr|Prof)\. /, '').slice(0, 2);
}

/**
 * Returns a number of bytes in words, in units of 1000 as in file managers: `312 kB` for 311,600,
 * `1.2 MB` for 1,240,000.
 */
export function fileSizeLabel(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * Wraps a line of plain text into lines of at most `most` characters. Further lines are indented
 * like the words of the first, after a hyphen too. A longer word has a line of its own.
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
 * Returns words in a form for file names and addresses, of at most 80 characters: `ines-sohne-no-2`
 * for `Inés & Söhne, No. 2`; empty if nothing is left. A name that Windows reserves for a device
 * gets another word: `aux-file` for `Aux`.
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
 * Returns the name of a network in a form for file names; `network` for a name without letters of
 * the alphabet, as of one in Arabic.
 */
export function slugOfNetwork(name: string): string {
  return slug(name) || 'network';
}

/**
 * Returns at most `most` items, spread evenly over the list and in its order. The first items of a
 * list in alphabetical order would all begin with A.
 */
export function evenSample<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from(
    { length: most },
    (_, index) => items[Math.floor((index * items.length) / most)] as Item,
  );
}

/**
 * Returns paragraphs, each of one or more lines, as a plain text file with lines of at most 76
 * characters and an empty line between paragraphs.
 */
export function textFile(paragraphs: readonly (readonly string[])[]): string {
  const wrapped = paragraphs.map((lines) => lines.map((line) => wrapLine(line, 76)).join('\n'));
  return `${wrapped.join('\n\n')}\n`;
}

/**
 * Returns words for the middle of a sentence: `clinic staff` for `Clinic staff`, but `EMS crews`.
 */
export function lowerFirst(words: string): string {
  const [first = '', second = ''] = words;
  const isWord = second === second.toLowerCase();
  return (isWord ? first.toLowerCase() : first) + words.slice(1);
}

/**
 * A text of at most `most` characters: a longer one is cut after a word, and ends in "…" instead of
 * a full stop or a comma.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/\s+\S*$/, '');
  return `${cut.replace(/[.,;:!?\s–—-]+$/, '')}…`;
}
