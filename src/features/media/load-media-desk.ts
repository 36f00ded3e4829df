import { loadPage } from '#content/load-page.ts';
import { loadSpeaker, loadSpeakers } from '#features/speakers/load-speakers.ts';
import { mediaHours, talkHours } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { inAlphabet } from '#site/alphabet.ts';
import { siteFacts } from '#site/site-facts.ts';
import { clockLabel, genericZoneName, longDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import type { AskOptions } from './deadline/ask.ts';
import type { MediaPerson } from './deadline/find-people.ts';
import type { MediaDeskView } from './MediaDesk.tsx';
import type { MediaDeskFile } from './media-pages.schema.ts';

/**
 * Loads the parts that Media and Media inquiries share, with the days off as of the build (UTC).
 */
export async function loadMediaDesk(): Promise<MediaDeskView> {
  const desk = await loadPage('mediaDesk');
  const faces = await Promise.all((desk.sources.faces ?? []).map((id) => loadSpeaker(id)));
  const daysOff = nextDaysOff(new Date().toISOString().slice(0, 10));
  return { ...desk, call: callWords(desk.call), faces, daysOff };
}

/** Returns the words about the telephone of the desk, with its hours filled in. */
export function callWords(call: MediaDeskFile['call']): MediaDeskFile['call'] {
  const { hours, phoneHours } = siteFacts.desk;
  const inWords = ({ from, to }: typeof phoneHours.deskDays) =>
    `${clockLabel(from)} to ${clockLabel(to)}`;
  const afterHours = fillIn(call.afterHours, {
    deskDays: inWords(phoneHours.deskDays),
    otherDays: inWords(phoneHours.otherDays),
    zone: genericZoneName(hours.timeZone),
  });
  return { ...call, afterHours };
}

/** Loads every speaker who takes requests and says when, in the order of their ids. */
export async function loadMediaPeople(): Promise<MediaPerson[]> {
  const speakers = await loadSpeakers();
  return speakers.filter(({ requests }) => requests === 'open').flatMap(mediaPerson);
}

/**
 * Returns the topics, languages and places that the page `/media-inquiries/deadline` offers to
 * choose from: each that at least one of the people has, in alphabetical order.
 */
export function askOptions(people: readonly MediaPerson[]): AskOptions {
  return {
    topic: valuesIn(people, ({ topics }) => topics),
    lang: valuesIn(people, ({ languages }) => languages),
    place: valuesIn(people, ({ region }) => (region === undefined ? [] : [region])),
  };
}

function valuesIn(
  people: readonly MediaPerson[],
  valuesOf: (person: MediaPerson) => readonly string[],
): string[] {
  return inAlphabet([...new Set(people.flatMap(valuesOf))]);
}

/** A speaker as the deadline page has them; nobody for one without hours for the media. */
function mediaPerson(speaker: SpeakerView): MediaPerson[] {
  const { id, name, shortName, href, title, basedIn, region, expertise, media } = speaker;
  if (!media) return [];
  const person: MediaPerson = {
    id,
    name,
    shortName,
    href,
    title,
    basedIn,
    region,
    topics: expertise,
    languages: media.languages,
    hours: talkHours(media),
    hoursInWords: mediaHours(media),
    noticeInWords: media.leadTime,
    shortNotice: speaker.shortNotice,
  };
  return [person];
}

/**
 * Returns the first two days off on or after `today` (`YYYY-MM-DD`), each as `November 26, 2026
 * (Thanksgiving Day)`.
 */
function nextDaysOff(today: string): string[] {
  return siteFacts.desk.hours.holidays
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, 2)
    .map(({ date, name }) => `${longDate(date)} (${name})`);
}
