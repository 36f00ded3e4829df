import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { plainName } from '#site/person-name.ts';
import { fold } from '#site/search/fold.ts';
import { type Entry, fieldValues, problemAt } from './entry.ts';
import { asWarnings, fileProblem, type Problem, type ProblemText } from './problem.ts';

/** By which two entries of a kind are one: the field that is named, and what must be the same. */
interface Likeness {
  kindName: string;
  field: string;
  keyOf: (data: Record<string, unknown>) => string | undefined;
  problem: (twin: string) => ProblemText;
}

/**
 * Returns each of these whose key an earlier one has, with the first that has it. Without a key it
 * is like no other.
 */
function twinsAmong<One>(
  all: readonly One[],
  keyOf: (one: One) => string | undefined,
): { one: One; twin: One }[] {
  const firstByKey = new Map<string, One>();
  return all.flatMap((one) => {
    const key = keyOf(one);
    if (key === undefined) return [];
    const twin = firstByKey.get(key);
    firstByKey.set(key, twin ?? one);
    return twin === undefined ? [] : [{ one, twin }];
  });
}

/** The words of a text alone, in one spelling; undefined for what is no text. */
function plainWords(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = fold(value)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? undefined : words;
}

/** An address without scheme, `www.`, fragment and marks of a click, which change no page. */
function plainAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { host, pathname, searchParams } = new URL(value);
  for (const name of [...searchParams.keys()]) {
    if (/^(utm_\w+|fbclid|gclid)$/.test(name)) searchParams.delete(name);
  }
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}?${searchParams}`;
}

function personName(value: unknown): string | undefined {
  return typeof value === 'string' ? plainWords(plainName(value)) : undefined;
}

const samePerson = (twin: string): ProblemText => ({
  message: `is the name of "${twin}" too`,
  fix: 'Delete one of the two; if they are two people, write a middle name or initial.',
});

const sameTitle = (twin: string): ProblemText => ({
  message: `is the title of "${twin}" too`,
  fix: 'Delete one of the two, or give this one a title of its own.',
});

const sameDocument = (twin: string): ProblemText => ({
  message: `is the document of "${twin}" too`,
  fix: 'Delete one of the two, or correct what makes this another document.',
});

const likenesses: readonly Likeness[] = [
  {
    kindName: 'speakers',
    field: 'name',
    keyOf: ({ name }) => personName(name),
    problem: samePerson,
  },
  { kindName: 'board', field: 'name', keyOf: ({ name }) => personName(name), problem: samePerson },
  {
    kindName: 'stories',
    field: 'title',
    keyOf: ({ title }) => plainWords(title),
    problem: sameTitle,
  },
  {
    // Such an event is a copy that nobody changed, and would be in every calendar twice.
    kindName: 'events',
    field: 'start',
    keyOf: ({ title, start, location }) =>
      start === undefined ? undefined : plainWords(`${title} ${start} ${location}`),
    problem: (twin) => ({
      message: `title, start and place are those of "${twin}"`,
      fix: 'Change this event, or delete one of the two files.',
      inForm:
        'Title, start and place are those of another event. Change this one, or delete one of the two.',
    }),
  },
  {
    kindName: 'exchange',
    field: 'title',
    keyOf: ({ title, who }) => plainWords(title) && plainWords(`${title} ${who}`),
    problem: sameTitle,
  },
  {
    kindName: 'resources',
    field: 'title',
    keyOf: ({ title, published }) =>
      plainWords(title) && plainWords(`${title} ${String(published).slice(0, 4)}`),
    problem: sameDocument,
  },
  {
    kindName: 'resources',
    field: 'fileUrl',
    keyOf: ({ fileUrl }) => plainAddress(fileUrl),
    problem: sameDocument,
  },
  {
    kindName: 'claims',
    field: 'wording',
    keyOf: ({ wording }) => plainWords(wording),
    problem: (twin) => ({
      message: `is the sentence of "${twin}" too`,
      fix: 'Delete one of the two, or write what this figure says.',
    }),
  },
  {
    kindName: 'officialPages',
    field: 'url',
    keyOf: ({ url }) => plainAddress(url),
    problem: (twin) => ({
      message: `is the page of "${twin}" too`,
      fix: 'Delete one of the two, or correct the address.',
    }),
  },
];

/**
 * Problems of entries that are there twice: two people of one name, two documents of one title and
 * year or one address. Of two, the one whose file name comes later has the problem.
 */
export function twinProblems(entries: readonly Entry[]): Problem[] {
  const sorted = entries.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const found = likenesses.flatMap(({ kindName, field, keyOf, problem }) => {
    const ofKind = sorted.filter((entry) => entry.kindName === kindName && entry.data);
    return twinsAmong(ofKind, (entry) => keyOf(fieldValues(entry))).flatMap(({ one, twin }) =>
      problemAt(one, [field], fieldValues(one)[field], problem(twin.file)),
    );
  });
  // A document with title and address of another one is told once.
  return found.filter(
    ({ file, field }, index) =>
      field !== 'fileUrl' || !found.slice(0, index).some((one) => one.file === file),
  );
}

/** Kinds whose entries have a place in their list, and the fields that tell the list apart. */
const orderedKinds: Readonly<Record<string, readonly string[]>> = {
  board: [],
  stories: ['kind'],
};

/** Warnings of entries that have the same place in a list, so that nobody knows which is first. */
export function orderWarnings(entries: readonly Entry[]): Problem[] {
  const twins = twinsAmong(entries, (entry) => {
    const lists = orderedKinds[entry.kindName];
    const data = fieldValues(entry);
    if (!lists || typeof data['order'] !== 'number') return undefined;
    return [entry.kindName, data['order'], ...lists.map((name) => data[name])].join(' ');
  });
  return asWarnings(
    twins.map(({ one, twin }) =>
      problemAt(one, ['order'], fieldValues(one)['order'], {
        message: `is the place of "${twin.file}" in the list too`,
        fix: 'Write another number in one of the two.',
      }),
    ),
  );
}

/**
 * Problems of files beside entries that hold the same bytes as another one, such as a portrait that
 * was saved under two names. `paths` lie inside the content folder; of files for different uses,
 * such as a picture and a recording, none is compared.
 */
export async function sameBytesProblems(
  root: string,
  paths: readonly string[],
): Promise<Problem[]> {
  const files = await Promise.all(
    paths.map(async (path) => ({ path, digest: await digestOf(join(root, path)) })),
  );
  return twinsAmong(files, ({ path, digest }) => `${posix.dirname(path)} ${digest}`).map(
    ({ one, twin }) => fileProblem(one.path, sameBytes(twin.path)),
  );
}

async function digestOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64');
}

const sameBytes = (twin: string): ProblemText => ({
  message: `is the same file as "${twin}" under another name`,
  fix: 'Put the file that belongs here in its place, or delete it.',
});
