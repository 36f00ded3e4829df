import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { mediaHours, noticeMinutes } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { MediaPerson } from './media-person.ts';

/** Everyone who takes requests, in alphabetical order of ids. */
export async function loadMediaPeople(): Promise<MediaPerson[]> {
  const speakers = await loadSpeakers();
  return speakers.filter(({ requests }) => requests === 'open').map(mediaPerson);
}

/** A speaker → what someone with a deadline needs to know. */
function mediaPerson(speaker: SpeakerView): MediaPerson {
  const { id, name, shortName, href, title, basedIn, region, expertise, media } = speaker;
  const { timeZone, days, from, to } = media;
  return {
    ...{ id, name, shortName, href, title, basedIn, region },
    topics: expertise,
    languages: media.languages,
    hours: { timeZone, days, from, to },
    hoursInWords: mediaHours(media),
    notice: noticeMinutes(media.leadTime) ?? 0,
    noticeInWords: media.leadTime,
    shortNotice: speaker.shortNotice,
  };
}
