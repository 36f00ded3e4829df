import type { SpeakerView } from './speaker.ts';
import type { SpeakerRecord } from './speaker-record.schema.ts';
import type { WorkView } from './work.ts';

/**
 * A speaker → the record that is published of one. Addresses of pages become absolute at `site`;
 * the portrait keeps the address it has on this origin, so that a page may show it. A field that
 * is not named here is not published.
 */
export function speakerRecord(speaker: SpeakerView, site: URL | string): SpeakerRecord {
  const { id, name, shortName, pronunciation, pronouns, title, organization, since } = speaker;
  const { expertise, region, basedIn, languages, formats, engagements, travels } = speaker;
  const { freeForNonprofits, shortNotice, requests, quote, bioShort, bioMedium } = speaker;
  const { talks, publications, videos, appearances, media, portrait } = speaker;
  return {
    ...{ id, url: new URL(speaker.href, site).href, name, shortName, pronunciation, pronouns },
    ...{ title, organization, since, expertise, region, basedIn, languages, formats, engagements },
    ...{ travels, freeForNonprofits, shortNotice, requests, quote, bioShort, bioMedium, talks },
    publications: publications.map((work) => workRecord(work, site)),
    videos: videos.map((work) => workRecord(work, site)),
    ...{ appearances, media },
    portrait: {
      src: portrait.src,
      width: portrait.width,
      height: portrait.height,
      alt: `Portrait of ${name}`,
      credit: speaker.portraitCredit,
    },
  };
}

function workRecord({ title, note, length, access }: WorkView, site: URL | string) {
  const url = access.kind === 'comingSoon' ? undefined : new URL(access.href, site).href;
  return { title, url, note, length };
}
