import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Path } from '#content/form-walk.ts';
import { fallsBack } from '#content/kind.ts';
import { readEntry } from '#content/read-entry.ts';
import { familyNameOf, plainName } from '#site/person-name.ts';
import { listFiles, sortFiles } from './content-files.ts';
import { type Entry, fieldValues, type Kinds } from './entry.ts';
import type { Problem, ProblemText } from './problem.ts';
import { type Finding, findAll, problemsInTexts } from './problems-in-texts.ts';

/** The fields of entries that name a person, a place or an event, by their kind. */
const namingFields: Readonly<Record<string, readonly string[]>> = {
  speakers: ['name', 'organization', 'basedIn'],
  board: ['name'],
  stories: ['title', 'people', 'location'],
  events: ['title', 'location'],
  exchange: ['who', 'place'],
};
/** Values of a field for a place that name none. */
const nowhere = new Set(['Online', 'National', 'International']);
/** Matches people who are told by their profession alone: “A retired midwife”. */
const anybody = /^(?:A|An|The|Two|Three|Some) \p{Ll}/u;
/** The fewest letters of a family name that is looked for by itself; shorter ones are words. */
const fewestLetters = 5;

/**
 * Reads the names in the entries of an example that no network inherits: of people, whole and the
 * family name alone, of organizations and places, and the titles of stories and events.
 */
export async function namesOfExample(folder: string, kinds: Kinds): Promise<string[]> {
  const { entries } = sortFiles(await listFiles(folder), kinds);
  const named = entries.filter(
    ({ kind, kindName }) => !fallsBack(kind) && kindName in namingFields,
  );
  const names = named.map(async ({ kind, kindName, file }) => {
    const { data } = readEntry(await readFile(join(folder, file), 'utf8'), kind.format);
    return namesIn(kindName, fieldValues({ data }));
  });
  return [...new Set((await Promise.all(names)).flat())];
}

/** The names in the fields of one entry. */
export function namesIn(kindName: string, fields: Readonly<Record<string, unknown>>): string[] {
  const values = (namingFields[kindName] ?? []).flatMap((key): string[] => {
    const value = fields[key];
    if (Array.isArray(value)) return value.flatMap((part) => personNames(Object(part)['name']));
    if (key === 'name') return personNames(value);
    return typeof value === 'string' ? [value] : [];
  });
  return values.filter((name) => !nowhere.has(name) && !anybody.test(name));
}

function personNames(name: unknown): string[] {
  if (typeof name !== 'string') return [];
  const { family, doubt } = familyNameOf({ name });
  const isSure = doubt === undefined && family.length >= fewestLetters;
  return [plainName(name), ...(isSure ? [family] : [])];
}

/**
 * Problems of words that a network inherits from the example and that name somebody or something of
 * it: with its own people, places and events they would be untrue. `isOwn` says whether the network
 * has written a field itself.
 */
export function exampleNameProblems(
  entries: readonly Entry[],
  names: readonly string[],
  isOwn: (entry: Entry, path: Path) => boolean,
): Problem[] {
  if (names.length === 0) return [];
  const pattern = anyOf(names);
  return entries
    .filter(({ kind }) => fallsBack(kind))
    .flatMap((entry) =>
      problemsInTexts(entry, ({ text, field }) =>
        isOwn(entry, field.split('.')) ? [] : findingsIn(text, pattern),
      ),
    );
}

function findingsIn(text: string, pattern: RegExp): readonly Finding[] {
  return findAll(text, pattern, namesExample);
}

/** Matches any of the names as whole words, the longest first. */
function anyOf(names: readonly string[]): RegExp {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const words = longestFirst.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

const namesExample: ProblemText = {
  message: 'names a person, a place or an event of the example, which is not of this network',
  fix: 'Write these words anew with your own people and places, or without any.',
};
