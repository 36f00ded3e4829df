import type { SpeakerRecord } from '../speakers-file.ts';
import { isSpeakerId } from './shortlist.ts';

/** The published speakers by id; undefined for a record that cannot be shown (`listedSpeaker`). */
export type SpeakerRecords = ReadonlyMap<string, SpeakerRecord | undefined>;

const timeoutMilliseconds = 8000;

/**
 * Fetches the published speakers. Rejects after 8 s, on an HTTP error, and if the file is
 * malformed.
 */
export async function fetchRecords(): Promise<SpeakerRecords> {
  const response = await fetch('/data/speakers.json', {
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!response.ok) throw new Error(`/data/speakers.json: HTTP ${response.status}`);
  return recordsFrom(await response.json());
}

/**
 * Returns the records by id of the parsed `/data/speakers.json`. Leaves out an entry without a
 * valid id; throws a `TypeError` if `speakers` is not an array.
 */
export function recordsFrom(file: unknown): SpeakerRecords {
  const { speakers } = (file ?? {}) as { speakers?: unknown };
  if (!Array.isArray(speakers)) throw new TypeError('the list of speakers cannot be read');
  return new Map(
    speakers
      .filter(isRecordOf({ id: isSpeakerId }))
      .map((record) => [record.id, listedSpeaker(record)]),
  );
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isNumber: Check = (value) => Number.isFinite(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
/** Passes `HH:MM`. */
const isTime: Check = (value) => /^\d\d:\d\d$/.test(String(value));
/** Passes `/a.svg`, but not `//else.example/a.svg`, which is another site's. */
const isOwnPath: Check = (value) => /^\/(?!\/)/.test(String(value));

const isSpeaker = isRecordOf({
  id: isSpeakerId,
  url: isText,
  name: isText,
  title: isText,
  organization: isAbsentOr(isText),
  region: isAbsentOr(isText),
  basedIn: isAbsentOr(isText),
  travels: isAbsentOr(isText),
  requests: isText,
  expertise: isListOf(isText),
  languages: isListOf(isText),
  formats: isListOf(isText),
  engagements: isListOf(isText),
  freeForNonprofits: isAbsentOr(isBoolean),
  shortNotice: isBoolean,
  since: isAbsentOr(isNumber),
  talks: isListOf(isRecordOf({ title: isText, minutes: isListOf(isNumber) })),
  media: isAbsentOr(
    isRecordOf({
      timeZone: isZone,
      days: isListOf(isText),
      from: isTime,
      to: isTime,
      leadTime: isText,
      languages: isListOf(isText),
    }),
  ),
  portrait: isAbsentOr(isRecordOf({ src: isOwnPath, width: isNumber, height: isNumber })),
});

/**
 * Returns a record as a speaker; undefined if a field that the shortlist shows is absent or
 * malformed.
 */
export function listedSpeaker(record: unknown): SpeakerRecord | undefined {
  return isSpeaker(record) ? (record as SpeakerRecord) : undefined;
}

/** Passes what a speaker need not have, where it is absent or right. */
function isAbsentOr(check: Check): Check {
  return (value) => value === undefined || check(value);
}

function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

/** Passes objects of which every named field passes; further fields are ignored. */
function isRecordOf(fields: Readonly<Record<string, Check>>): Check {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) =>
      check((value as Record<string, unknown>)[name]),
    );
}

/** Passes time zones that this browser knows; older browsers do not know every zone. */
function isZone(value: unknown): boolean {
  try {
    return isText(value) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: String(value) }));
  } catch {
    return false;
  }
}
