import type { Entry } from '#check/entry.ts';
import { bodyField, placeWords } from '#content/form-walk.ts';
import { bodyLabelOf } from '../body-label.ts';
import type { Found, SearchedEntry, SearchedField } from '../find-words.ts';
import { foldedText } from '../folded-text.ts';
import type { EntryKey, FoundPlace } from '../protocol.ts';
import { entryWith, formFor, idsOfAll, isId, readSource } from './entry-files.ts';
import { exampleSource } from './inherited-words.ts';
import { allKinds, kindRow, listedTitle } from './kind-table.ts';

/** All entries that the site is made from, with their words, in the order of the home page. */
export async function searchedEntries(root: string): Promise<SearchedEntry[]> {
  const ids = await idsOfAll(root);
  const keys = allKinds().flatMap(([kind]) =>
    [...(ids.get(kind) ?? [])].filter(isId).map((id) => ({ kind, id })),
  );
  const read = keys.map(async (key) => {
    const entry = await entryOf(root, key);
    return { key, title: listedTitle(key.kind, key.id, entry.data), entry };
  });
  const entries = await Promise.all(read);
  const titles = new Map(entries.map(({ key, title }) => [nameOf(key), title]));
  return entries.map(({ key, title, entry }) => {
    const { label, singular, group } = kindRow(key.kind);
    return {
      ...key,
      title,
      head: foldedText([title, key.id, label, singular, group].join(' ')).folded,
      fields: [...wordsOfEntry(entry), ...namesInEntry(entry, titles)],
    };
  });
}

/** The words of entries that were read before: at a change, few of all entries are others. */
const knownWords = new WeakMap<Entry, SearchedField[]>();

/** The words in the fields of an entry and in its Markdown. */
function wordsOfEntry(entry: Entry): SearchedField[] {
  const known = knownWords.get(entry);
  if (known) return known;
  const inFields = entry.fields.flatMap(({ path, value, field }) => {
    const isText = typeof value === 'string' || typeof value === 'number';
    if (!isText || field.is === 'fixed' || field.is === 'entry') return [];
    return searchedField(path.join('.'), String(value));
  });
  const words = [...inFields, ...searchedField(bodyField, entry.raw.body.trim())];
  knownWords.set(entry, words);
  return words;
}

/** The other entries that an entry names, by their titles, which is what its form shows. */
function namesInEntry({ fields }: Entry, titles: ReadonlyMap<string, string>): SearchedField[] {
  return fields.flatMap(({ path, value, field }) => {
    if (field.is !== 'entry' || typeof value !== 'string') return [];
    const title = titles.get(nameOf({ kind: field.kind, id: value }));
    return searchedField(path.join('.'), title ?? value);
  });
}

function searchedField(path: string, text: string): SearchedField[] {
  return text === '' ? [] : [{ path, text, folded: foldedText(text).folded }];
}

/** The places of an entry with the labels of its form. */
export async function withLabels(root: string, { places, ...key }: Found): Promise<FoundPlace[]> {
  if (places.length === 0) return [];
  const { data } = await entryOf(root, key);
  const form = formFor(key.kind);
  return places.map((place) => ({
    ...place,
    label: placeWords(form, data, place.path, bodyLabelOf(key.kind)),
  }));
}

/** An entry with its fields as the site reads them. */
async function entryOf(root: string, key: EntryKey) {
  return entryWith(key, (await readSource(root, key)) ?? '', await exampleSource(root, key));
}

function nameOf({ kind, id }: EntryKey): string {
  return `${kind}/${id}`;
}
