import type { SpeakerRecord } from '#features/speakers/speaker-record.schema.ts';
import { isFlag, isListOf, isNumber, isOptional, isRecordOf, isText, type Test } from './shape.ts';
import { isSpeakerId } from './speaker-id.ts';

/** A speaker as the published list has one, of which the shortlist reads what `isSpeaker` names. */
export type ListedSpeaker = SpeakerRecord;

const isTime: Test = (value) => /^\d\d:\d\d$/.test(String(value));
const isOwnPath: Test = (value) => /^\/(?!\/)/.test(String(value));

const isSpeaker = isRecordOf({
  ...{ id: isSpeakerId, url: isText, name: isText, title: isText, organization: isText },
  ...{ since: isOptional(isNumber), region: isText, basedIn: isText, travels: isText },
  ...{ expertise: isListOf(isText), languages: isListOf(isText), formats: isListOf(isText) },
  ...{ engagements: isListOf(isText), requests: isText },
  ...{ freeForNonprofits: isFlag, shortNotice: isFlag },
  talks: isListOf(isRecordOf({ title: isText, minutes: isListOf(isNumber) })),
  media: isRecordOf({
    ...{ timeZone: isZone, days: isListOf(isText), from: isTime, to: isTime },
    ...{ leadTime: isText, languages: isListOf(isText) },
  }),
  portrait: isRecordOf({ src: isOwnPath, width: isNumber, height: isNumber }),
});

/**
 * The published list of speakers (`/data/speakers.json`) → its records by id, as they stand. An entry
 * without an id is left out; what is no list throws.
 */
export function recordsFrom(file: unknown): ReadonlyMap<string, unknown> {
  const { speakers } = (file ?? {}) as { speakers?: unknown };
  if (!Array.isArray(speakers)) throw new TypeError('the list of speakers cannot be read');
  return new Map(
    speakers.filter(isRecordOf({ id: isSpeakerId })).map((found) => [found.id, found]),
  );
}

/** A record → the speaker, if everything the shortlist shows is there and is what is expected. */
export function listedSpeaker(record: unknown): ListedSpeaker | undefined {
  return isSpeaker(record) ? (record as ListedSpeaker) : undefined;
}

/** A zone that this browser knows; older ones do not know every zone. */
function isZone(value: unknown): boolean {
  try {
    return isText(value) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: String(value) }));
  } catch {
    return false;
  }
}
