import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { z } from 'zod';
import { type Entry, ofKind, parsedJson, valuesOf } from './entry.ts';
import { fileProblem, type Problem, shown } from './problem.ts';

/**
 * File at the top of the content folder that says what the live site shows of events and claims.
 * Publishing writes it.
 */
export const publishedFile = 'published.lock.json';

const publishedEvent = z.strictObject({
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

const publishedClaim = z.strictObject({
  /** Null for advice without a figure, and where no source was found. */
  figure: z.string().nullable(),
  status: z.string(),
  /** Hashes, because a message says only that these two differ. */
  wording: z.string(),
  source: z.string(),
  history: z.number(),
});

const publishedSchema = z.strictObject({
  claims: z.record(z.string(), publishedClaim),
  events: z.record(z.string(), publishedEvent),
});

export type PublishedEvent = z.infer<typeof publishedEvent>;
export type PublishedClaim = z.infer<typeof publishedClaim>;

/**
 * What was published, by id: the fields of each event and claim whose change needs a note for
 * visitors.
 */
export type Published = z.infer<typeof publishedSchema>;

export const nothingPublished: Published = { claims: {}, events: {} };

/**
 * Entries as read → what is published of them once they are live. Entries that cannot be read are
 * left out.
 */
export function publishedOf(entries: readonly Entry[]): Published {
  const published = <Kept>(kindName: string, keep: (data: Values) => Kept) => {
    const found = ofKind(entries, kindName).filter(({ data }) => data);
    return Object.fromEntries(found.map((entry) => [entry.id, keep(valuesOf(entry))]));
  };
  return { claims: published('claims', claimOf), events: published('events', eventOf) };
}

type Values = ReturnType<typeof valuesOf>;

/**
 * The fields of an event file that calendars and visitors hold on to, with the defaults of its
 * schema.
 */
export function eventOf(data: Values): PublishedEvent {
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

/** The parts of a claim file whose change needs a line of history. */
export function claimOf(data: Values): PublishedClaim {
  const source = Object(data['source']) as Values;
  const history = data['history'];
  return {
    figure: typeof data['figure'] === 'string' ? data['figure'] : null,
    status: String(data['status'] ?? ''),
    wording: hashOf(wordsOf(data['wording'])),
    source: hashOf(
      ['publisher', 'title', 'year', 'url'].map((name) => String(source[name])).join('\n'),
    ),
    history: Array.isArray(history) ? history.length : 0,
  };
}

/**
 * The words and numbers of a sentence: marks between them may be corrected without a word about it.
 */
function wordsOf(sentence: unknown): string {
  const words = String(sentence ?? '').match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*[%°]?/gu) ?? [];
  return words.join(' ').toLowerCase();
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The lock file of a content folder. */
export function publishedFileOf(root: string): string {
  return posix.join(root, publishedFile);
}

/**
 * What a lock file says was published, or the problem that it holds something else, as after a
 * merge that went wrong. Without a file nothing was published yet; `isNeeded` makes that a problem
 * too, for a file that somebody named.
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
  const problem = fileProblem(file, { message, fix }, { found: shown(text?.split('\n')[0]) });
  return { published: nothingPublished, problems: [problem] };
}

/**
 * Writes a lock file: ids sorted, so that the same content is the same bytes and two changes rarely
 * meet.
 */
export async function writePublished(file: string, published: Published): Promise<void> {
  const sorted = { claims: sortedById(published.claims), events: sortedById(published.events) };
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

function sortedById<Value>(byId: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(byId).sort(([a], [b]) => (a < b ? -1 : 1)));
}
