import { loadPage } from '#content/load-page.ts';
import { loadSpeaker, loadSpeakers } from '#features/speakers/load-speakers.ts';
import { mediaHours, noticeMinutes } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { inAlphabet } from '#site/alphabet.ts';
import { siteFacts } from '#site/site-facts.ts';
import { longDate } from '#site/time/labels.ts';
import type { AskOptions } from './deadline/ask.ts';
import type { MediaPerson } from './deadline/find-people.ts';
import type { MediaDeskView } from './MediaDesk.tsx';

/**
 * Loads the parts that Media and Media inquiries share, with the days off as of the build (UTC).
 */
export async function loadMediaDesk(): Promise<MediaDeskView> {
  const desk = await loadPage('mediaDesk');
  const faces = await Promise.all(desk.sources.faces.map((id) => loadSpeaker(id)));
  return { ...desk, faces, daysOff: nextDaysOff(new Date().toISOString().slice(0, 10)) };
}

/** Loads every speaker who takes requests, in the order of their ids. */
export async function loadMediaPeople(): Promise<MediaPerson[]> {
  const speakers = await loadSpeakers();
  return speakers.filter(({ requests }) => requests === 'open').map(mediaPerson);
}

/**
 * Returns the topics, languages and places that the page `/media-inquiries/deadline` offers to
 * choose from: each that at least one of the people has, in alphabetical order.
 */
export function askOptions(people: readonly MediaPerson[]): AskOptions {
  return {
    topic: valuesIn(people, ({ topics }) => topics),
    lang: valuesIn(people, ({ languages }) => languages),
    place: valuesIn(people, ({ region }) => [region]),
  };
}

function valuesIn(
  people: readonly MediaPerson[],
  valuesOf: (person: MediaPerson) => readonly string[],
): string[] {
  return inAlphabet([...new Set(people.flatMap(valuesOf))]);
}

function mediaPerson(speaker: SpeakerView): MediaPerson {
  const { id, name, shortName, href, title, basedIn, region, expertise, media } = speaker;
  const { timeZone, days, from, to } = media;
  return {
    id,
    name,
    shortName,
    href,
    title,
    basedIn,
    region,
    topics: expertise,
    languages: media.languages,
    hours: { timeZone, days, from, to },
    hoursInWords: mediaHours(media),
    notice: noticeMinutes(media.leadTime) ?? 0,
    noticeInWords: media.leadTime,
    shortNotice: speaker.shortNotice,
  };
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
