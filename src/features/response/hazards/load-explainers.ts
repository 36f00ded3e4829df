import { getCollection } from 'astro:content';
import type { Explainer } from '#features/evidence/figure/ExplainerList.tsx';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { shortMediaHours } from '#features/speakers/media-hours.ts';
import { deadlineHref, type SpeakerView } from '#features/speakers/speaker.ts';
import { speakersOn } from './kit/kit.ts';

/** The most people who are named beside a figure. */
const mostExplainers = 3;

/**
 * Loads who can explain a claim and takes requests: first who speaks of it in a talk, then who
 * knows the hazard of its topic; and the path of the deadline page for it, if
 * the site has one.
 */
export async function loadExplainers(claim: string, topic: string) {
  const speakers = await loadSpeakers();
  const hazard = (await getCollection('hazards')).find(({ id }) => id === topic);
  const fields = hazard?.data.expertise ?? [];
  const speaking = speakers.filter(
    ({ requests, talks }) =>
      requests === 'open' && talks.some(({ claims = [] }) => claims.includes(claim)),
  );
  const knowing = speakersOn(fields, speakers).filter((speaker) => !speaking.includes(speaker));
  return {
    explainers: [...speaking, ...knowing].slice(0, mostExplainers).map(explainer),
    deadlineHref: deadlineHref({ topic: fields[0] }),
  };
}

function explainer({ name, href, title, media, initials, portrait }: SpeakerView): Explainer {
  const about = media ? `${title}. ${shortMediaHours(media)}` : title;
  return { name, href, about, initials, portrait };
}
