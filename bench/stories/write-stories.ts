import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readEntry } from '#content/read-entry.ts';
import { vocabularyOf } from '../people/vocabulary.ts';
import { storyAt } from './made-story.ts';

/**
 * Fills a folder of stories up to a number of them: those that are there stay, the others are made up in
 * the language of theirs and have no recording yet. Returns how many the folder holds.
 */
export async function fillUpStories(folder: string, count: number): Promise<number> {
  const real = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted();
  const texts = await Promise.all(real.map((file) => readFile(join(folder, file), 'utf8')));
  const words = vocabularyOf(texts.map((text) => readEntry(text, 'md').body));
  for (let number = real.length; number < count; number++) {
    const { id, fields, body } = storyAt(number, words);
    const head = stringify(fields, { lineWidth: 100, aliasDuplicateObjects: false });
    await writeFile(join(folder, `${id}.md`), `---\n${head}---\n\n${body}\n`);
  }
  return Math.max(count, real.length);
}
