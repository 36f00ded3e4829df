import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { ResourceFile } from '#features/library/resource.schema.ts';
import { vocabularyOf } from '../people/vocabulary.ts';
import { documentAt } from './document.ts';

/**
 * Fills a folder of resources up to a number of them: those that are there stay, the others are made up
 * in the language of their texts. Returns how many the folder holds.
 */
export async function fillUpLibrary(folder: string, count: number): Promise<number> {
  const real = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted();
  const texts = await Promise.all(real.map((file) => readFile(join(folder, file), 'utf8')));
  const words = vocabularyOf(texts.map(wordsOf));
  const missing = Math.max(0, count - real.length);
  for (let number = 1; number <= missing; number++) {
    const { id, fields } = documentAt(number, words);
    await writeFile(join(folder, `${id}.yaml`), stringify(fields, { lineWidth: 100 }));
  }
  return real.length + missing;
}

/** What a file says in sentences. */
function wordsOf(source: string): string {
  const { title, description, summary } = parse(source) as ResourceFile;
  return `${title} ${description} ${summary}`;
}
