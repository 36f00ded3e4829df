import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { z } from 'zod';
import { removeFile, writeWhole } from '#content/write-file.ts';
import { type Entry, entriesOfKind, fieldValues, parsedJson } from './entry.ts';
import { displayValue, fileProblem, type Problem } from './problem.ts';

/**
 * The name of the lock, a folder at the top of the content folder, which holds what the live site
 * shows of events and claims. Publishing writes it: a file for each of them,
 * `published.lock/events/fair.json`, so that two people who publish neighbors never write in the
 * same file.
 */
export const lockFolder = 'published.lock';
/** The one file that held all of it before; it is read where there is no folder. */
const oldLockFile = 'published.lock.json';

/** Whether a path inside the content folder is of the lock. */
export function isOfLock(path: string): boolean {
  return path === oldLockFile || path.startsWith(`${lockFolder}/`);
}

const publishedEventSchema = z.strictObject({
  start: z.string(),
  end: z.string(),
  zone: z.string(),
  location: z.string(),
  format: z.string(),
  status: z.string(),
  statusNote: z.string().nullable(),
  updated: z.string(),
  revision: z.number(),
});

const publishedClaimSchema = z.strictObject({
  /** Null for advice without a figure, and where no source was found. */
  figure: z.string().nullable(),
  status: z.string(),
  /** Hashes of the sentence and of the source, because a problem says only that these differ. */
  wording: z.string(),
  source: z.string(),
  /** The number of its lines. */
  history: z.number(),
});

/** The kinds of which the lock holds something: what it holds of one entry. */
const recordSchemas = { claims: publishedClaimSchema, events: publishedEventSchema } as const;
type LockedKind = keyof typeof recordSchemas;
const lockedKinds = Object.keys(recordSchemas) as LockedKind[];

const publishedSchema = z.strictObject({
  claims: z.record(z.string(), publishedClaimSchema),
  events: z.record(z.string(), publishedEventSchema),
});

export type PublishedEvent = z.infer<typeof publishedEventSchema>;
export type PublishedClaim = z.infer<typeof publishedClaimSchema>;

/**
 * The events and claims that were published, by id, with the fields whose change needs a note for
 * visitors.
 */
export type Published = z.infer<typeof publishedSchema>;

export const nothingPublished: Published = { claims: {}, events: {} };

/**
 * Returns what the lock keeps of these entries once they are live. Entries that cannot be read are
 * left out.
 */
export function toPublished(entries: readonly Entry[]): Published {
  const byId = <Kept>(kindName: string, keep: (data: Values) => Kept): Record<string, Kept> => {
    const readable = entriesOfKind(entries, kindName).filter(({ data }) => data);
    return Object.fromEntries(readable.map((entry) => [entry.id, keep(fieldValues(entry))]));
  };
  return { claims: byId('claims', claimToPublish), events: byId('events', eventToPublish) };
}

type Values = ReturnType<typeof fieldValues>;

/**
 * The fields of an event that calendars and visitors keep, with the defaults of its schema. `data`
 * are the fields as written, unchecked.
 */
export function eventToPublish(data: Values): PublishedEvent {
  const text = (name: string) => String(data[name] ?? '');
  return {
    start: text('start'),
    end: text('end'),
    zone: text('zone'),
    location: text('location'),
    format: text('format'),
    status: String(data['status'] ?? 'scheduled'),
    statusNote: data['statusNote'] === undefined ? null : text('statusNote'),
    updated: text('updated'),
    revision: Number(data['revision'] ?? 0),
  };
}

/** The fields of a claim whose change needs a line of history. */
export function claimToPublish(data: Values): PublishedClaim {
  const source = Object(data['source']) as Values;
  const history = data['history'];
  const reporter = source['reportedBy'] === undefined ? [] : [String(source['reportedBy'])];
  return {
    figure: typeof data['figure'] === 'string' ? data['figure'] : null,
    status: String(data['status'] ?? ''),
    wording: hashOf(normalizedWords(data['wording'])),
    source: hashOf(
      [
        ...['publisher', 'title', 'year', 'url'].map((name) => String(source[name])),
        ...reporter,
      ].join('\n'),
    ),
    history: Array.isArray(history) ? history.length : 0,
  };
}

/**
 * The words and numbers of a sentence, in lower case and without the marks between them, which may
 * be corrected without a line of history.
 */
function normalizedWords(sentence: unknown): string {
  const words = String(sentence ?? '').match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*[%°]?/gu) ?? [];
  return words.join(' ').toLowerCase();
}

/** The first 64 bits of SHA-256, in hexadecimal. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The path of the lock of a content folder. */
export function lockOf(root: string): string {
  return posix.join(root, lockFolder);
}

interface PublishedReading {
  published: Published;
  problems: Problem[];
}

/**
 * Reads a lock: its folder, or the one file that networks had before. Returns what was published,
 * and a problem for each file that holds something else, as after a merge that went wrong. Without
 * a lock nothing was published yet; with `isNeeded`, for one that somebody named, that is a problem
 * too.
 */
export async function readPublished(lock: string, isNeeded = false): Promise<PublishedReading> {
  if (await isFolder(lock)) return readLockFolder(lock);
  const file = lock.endsWith(`/${lockFolder}`) ? `${lock}.json` : lock;
  const text = await readText(file);
  if (text === undefined && !isNeeded) return { published: nothingPublished, problems: [] };
  const { success, data } = publishedSchema.safeParse(parsedJson(text ?? ''));
  if (success) return { published: data, problems: [] };
  return { published: nothingPublished, problems: [brokenLock(file, text)] };
}

async function readLockFolder(lock: string): Promise<PublishedReading> {
  const published: Published = { claims: {}, events: {} };
  const problems: Problem[] = [];
  for (const kind of lockedKinds) {
    for (const name of await recordNames(lock, kind)) {
      const file = posix.join(lock, kind, name);
      const text = await readText(file);
      const { success, data } = recordSchemas[kind].safeParse(parsedJson(text ?? ''));
      const records: Record<string, unknown> = published[kind];
      if (success) records[posix.parse(name).name] = data;
      else problems.push(brokenLock(file, text));
    }
  }
  return { published, problems };
}

function brokenLock(file: string, text: string | undefined): Problem {
  const message = 'is not what publishing wrote, so no change can be seen';
  const fix = 'Bring it back from the last published version; do not edit it by hand.';
  return fileProblem(file, { message, fix }, { found: displayValue(text?.split('\n')[0]) });
}

/** The names of the files of a kind in the lock, in their order; none where there is no folder. */
async function recordNames(lock: string, kind: LockedKind): Promise<string[]> {
  const names = await readdir(posix.join(lock, kind)).catch(() => []);
  return names.filter((name) => /^[^.].*\.json$/.test(name)).sort();
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

/** The text of a file; undefined where there is none. */
async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

/**
 * Writes a lock folder: a file for each event and claim, with the same bytes for the same content.
 * Only what differs is written; what is no longer published is removed, and so is the one file that
 * networks had before.
 */
export async function writePublished(lock: string, published: Published): Promise<void> {
  for (const kind of lockedKinds) {
    const records = Object.entries(published[kind]);
    for (const [id, record] of records) {
      const file = posix.join(lock, kind, `${id}.json`);
      const text = `${JSON.stringify(record, null, 2)}\n`;
      if ((await readText(file)) !== text) await writeWhole(file, text);
    }
    const names = new Set(records.map(([id]) => `${id}.json`));
    for (const name of await recordNames(lock, kind))
      if (!names.has(name)) await removeFile(posix.join(lock, kind, name));
  }
  await removeFile(`${lock}.json`);
}
