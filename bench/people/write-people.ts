import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { stringify } from 'yaml';
import { readEntry } from '#content/read-entry.ts';
import type { SpeakerFile } from '#features/speakers/speaker.schema.ts';
import { people } from './people.ts';
import type { Person } from './person.ts';
import { vocabularyOf } from './vocabulary.ts';

/**
 * Fills a folder of speakers up to a number of them: those who are there stay, the others are made up
 * in the language of their texts and share their pictures. Returns how many speakers the folder holds.
 */
export async function fillUp(folder: string, count: number): Promise<number> {
  const files = (await readdir(folder)).toSorted();
  const real = files.filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(real.map((file) => readFile(join(folder, file), 'utf8')));
  const stock = {
    words: vocabularyOf(texts.map(proseOf)),
    pictures: files.filter((file) => file.endsWith('.svg')),
  };
  const takenIds = real.map((file) => parse(file).name);
  const made = people(Math.max(0, count - real.length), stock, takenIds);
  for (const person of made) await writeFile(join(folder, `${person.id}.md`), fileOf(person));
  return real.length + made.length;
}

/** A person → the text of the content file. */
export function fileOf({ fields, body }: Person): string {
  return `---\n${stringify(fields, { lineWidth: 100, aliasDuplicateObjects: false })}---\n\n${body}\n`;
}

/** What a speaker file says in sentences. */
function proseOf(source: string): string {
  const { data, body } = readEntry(source, 'md');
  return `${(data as SpeakerFile).bioMedium} ${body}`;
}
