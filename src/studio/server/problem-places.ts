import type { Problem } from '#check/problem.ts';
import { placeWords } from '#content/form-walk.ts';
import { bodyLabelOf } from '../body-label.ts';
import type { EntryKey, PlacedProblem } from '../protocol.ts';
import { entryWith, formFor, ownerOf, pathOf, readSource } from './entry-files.ts';
import { exampleSource } from './inherited-words.ts';

/** The problems of all content, each with its place in the words of the form of its entry. */
export async function withPlaces(
  root: string,
  problems: readonly Problem[],
): Promise<PlacedProblem[]> {
  return Promise.all(
    problems.map(async (problem) => ({ ...problem, place: await placeOf(root, problem) })),
  );
}

/** Empty for a whole file; the path of the field where the file is no entry. */
async function placeOf(root: string, { file, field }: Problem): Promise<string> {
  const path = file.split('/').slice(1).join('/');
  const key = ownerOf(path);
  if (field === '' || key === undefined || pathOf(key) !== path) return field;
  return placeWords(formFor(key.kind), await dataOf(root, key), field, bodyLabelOf(key.kind));
}

/** The fields of an entry as the site reads them; undefined where they cannot be read. */
async function dataOf(root: string, key: EntryKey): Promise<unknown> {
  const text = (await readSource(root, key)) ?? '';
  return entryWith(key, text, await exampleSource(root, key)).data;
}
