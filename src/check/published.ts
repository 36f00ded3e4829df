import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { z } from 'zod';
import { type Entry, entriesOfKind, fieldValues, parsedJson } from './entry.ts';
import { displayValue, fileProblem, type Problem } from './problem.ts';

/**
 * The name of the lock file, which lies at the top of the content folder and holds what the live
 * site shows of events and claims. Publishing writes it.
 */
export const publishedFile = 'published.lock.json';

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
 * Returns what the lock file keeps of these entries once they are live. Entries that cannot be read
 * are left out.
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
  return {
    figure: typeof data['figure'] === 'string' ? data['figure'] : null,
    status: String(data['status'] ?? ''),
    wording: hashOf(normalizedWords(data['wording'])),
    source: hashOf(
      ['publisher', 'title', 'year', 'url'].map((name) => String(source[name])).join('\n'),
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

/** The path of the lock file of a content folder. */
export function publishedFileOf(root: string): string {
  return posix.join(root, publishedFile);
}

/**
 * Reads a lock file. Returns what was published, or a problem where the file holds something else,
 * as after a merge that went wrong. Without a file nothing was published yet; with `isNeeded`, for
 * a file that somebody named, that is a problem too.
 */
export async function readPublished(
  file: string,
  isNeeded = false,
): Promise<{ published: Published; problems: Problem[] }> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (text === undefined && !isNeeded) return { published: nothingPublished, problems: [] };
  const { success, data } = publishedSchema.safeParse(parsedJson(text ?? ''));
  if (success) return { published: data, problems: [] };
  const message = 'is not what publishing wrote, so no change can be seen';
  const fix = `Bring ${publishedFile} back from the last published version; do not edit it by hand.`;
  const problem = fileProblem(
    file,
    { message, fix },
    { found: displayValue(text?.split('\n')[0]) },
  );
  return { published: nothingPublished, problems: [problem] };
}

/**
 * Writes a lock file, sorted by id, so that the same content is the same bytes and the changes of
 * two people rarely touch the same lines.
 */
export async function writePublished(file: string, published: Published): Promise<void> {
  const sorted = { claims: sortedById(published.claims), events: sortedById(published.events) };
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

function sortedById<Value>(byId: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(byId).sort(([a], [b]) => (a < b ? -1 : 1)));
}
