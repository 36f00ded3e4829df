import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parse as parseYaml, stringify } from 'yaml';
import { readEntry } from '#content/read-entry.ts';
import { type Vocabulary, vocabularyOf } from '../people/vocabulary.ts';

/** An entry that nobody wrote, as a content file has one. */
export interface Made {
  id: string;
  fields: object;
  /** In Markdown files. */
  body?: string;
}

/** A kind of entries that can be made up: always the same one for a number. */
export interface MadeKind {
  folder: string;
  ending: 'md' | 'yaml';
  madeAt: (number: number, words: Vocabulary) => Made;
}

const yaml = { lineWidth: 100, aliasDuplicateObjects: false } as const;

/**
 * Fills the folder of a kind up to a number of entries: those that are there stay, the others are made up in the
 * language of theirs. Returns how many the folder holds.
 */
export async function fillUp(content: string, kind: MadeKind, count: number): Promise<number> {
  const folder = join(content, kind.folder);
  const files = (await readdir(folder)).filter((file) => file.endsWith(`.${kind.ending}`));
  const texts = await Promise.all(
    files.toSorted().map((file) => readFile(join(folder, file), 'utf8')),
  );
  const words = vocabularyOf(texts.map((text) => proseOf(text, kind.ending)));
  for (let number = files.length; number < count; number++) {
    const { id, fields, body } = kind.madeAt(number, words);
    const head = stringify(fields, yaml);
    const text = body === undefined ? head : `---\n${head}---\n\n${body}\n`;
    await writeFile(join(folder, `${parse(id).name}.${kind.ending}`), text);
  }
  return Math.max(count, files.length);
}

/** What a file says in sentences: the body of Markdown, the texts of several words of a YAML file. */
function proseOf(text: string, ending: MadeKind['ending']): string {
  if (ending === 'md') return readEntry(text, 'md').body;
  const values = Object.values(parseYaml(text) as object);
  return values.filter((value) => typeof value === 'string' && value.includes(' ')).join(' ');
}
