import { basename, posix } from 'node:path';
import type { Problem } from '#check/problem.ts';
import { placeWords } from '#content/form-walk.ts';
import { bodyLabelOf } from '../body-label.ts';
import { fileFieldId, isPictureFile, pictureFieldOf } from '../file-fields.ts';
import type { EntryKey, PlacedProblem } from '../protocol.ts';
import { entryWith, formFor, ownerOf, pathOf, readSource } from './entry-files.ts';
import { exampleSource } from './inherited-words.ts';
import { listedTitle } from './kind-table.ts';
import { mediaFilesOf } from './media-files.ts';

/** The problems of all content, each with its entry and its place in the words of its form. */
export async function withPlaces(
  root: string,
  problems: readonly Problem[],
): Promise<PlacedProblem[]> {
  return Promise.all(
    problems.map(async (problem) => ({ ...problem, ...(await placeOf(root, problem)) })),
  );
}

/**
 * The problems in other entries that name an entry: a figure that is corrected is told by charts
 * and pages, too.
 */
export async function problemsOfNaming(
  root: string,
  { kind, id }: EntryKey,
  problems: readonly Problem[],
): Promise<PlacedProblem[]> {
  const named = new Map<string, boolean>();
  async function names(file: string): Promise<boolean> {
    const owner = ownerOf(file.split('/').slice(1).join('/'));
    if (!owner || (owner.kind === kind && owner.id === id)) return false;
    const text = (await readSource(root, owner)) ?? '';
    const { fields } = entryWith(owner, text, await exampleSource(root, owner));
    return fields.some(
      ({ field, value }) => field.is === 'entry' && field.kind === kind && value === id,
    );
  }
  for (const { file } of problems) if (!named.has(file)) named.set(file, await names(file));
  return withPlaces(
    root,
    problems.filter(({ file }) => named.get(file)),
  );
}

type Placed = Pick<PlacedProblem, 'entry' | 'place' | 'anchor'>;

async function placeOf(root: string, { file, field }: Problem): Promise<Placed> {
  const path = file.split('/').slice(1).join('/');
  const key = ownerOf(path);
  const data = key && (await dataOf(root, key));
  if (key === undefined || data === undefined) return { place: field, anchor: '' };
  const entry = { ...key, title: listedTitle(key.kind, key.id, data.fields) };
  if (pathOf(key) === path) return { entry, ...fieldPlace(key, data.fields, field) };
  const media = await mediaFilesOf(root, key);
  const beside = media.find(({ name }) => name === basename(path));
  const isBeside = posix.dirname(path) !== posix.dirname(pathOf(key)) || key.kind === 'clips';
  if (beside && isBeside) return { entry, place: beside.label, anchor: fileFieldId(beside.ending) };
  if (!isPictureFile(path)) return { entry, place: basename(path), anchor: '' };
  return { entry, ...fieldPlace(key, data.fields, pictureFieldOf(formFor(key.kind))) };
}

/** The place of a field in the form of an entry; of the whole entry if it is empty. */
function fieldPlace({ kind }: EntryKey, fields: unknown, field: string): Omit<Placed, 'entry'> {
  const words = placeWords(formFor(kind), fields, field, bodyLabelOf(kind));
  return { place: field === '' ? '' : words, anchor: field };
}

/**
 * The fields of an entry as the site reads them, undefined inside where they cannot be read;
 * undefined where there is no such entry.
 */
async function dataOf(root: string, key: EntryKey): Promise<{ fields: unknown } | undefined> {
  const text = await readSource(root, key);
  const example = await exampleSource(root, key);
  if (text === undefined && example === undefined) return undefined;
  return { fields: entryWith(key, text ?? '', example).data };
}
