import { type DataSource, dataFileHead, publishedSchema } from '#files/data-file/data-file.ts';
import type { SpeakerView, WorkView } from './speaker.ts';
import {
  type SpeakerRecord,
  type SpeakersFile,
  speakersFileSchema,
} from './speakers-file.schema.ts';

/** The path of the speakers as data. */
export const speakersFileHref = '/data/speakers.json';
/** The path of its JSON Schema. */
export const speakersSchemaHref = '/data/speakers.schema.json';

/** All speakers → the published file. Equal input gives equal bytes. `site`: the origin for absolute addresses. */
export function speakersFile(
  speakers: readonly SpeakerView[],
  source: DataSource,
  site: URL | string,
): SpeakersFile {
  return {
    ...dataFileHead({ schema: speakersSchemaHref, page: '/speakers/directory' }, source, site),
    speakers: speakers.map((speaker) => speakerRecord(speaker, site)),
  };
}

/** The JSON Schema of that file, draft 2020-12. */
export function speakersFileJsonSchema(site: URL | string) {
  return publishedSchema(speakersFileSchema, speakersSchemaHref, site);
}

/**
 * A speaker → the published record. Publishes only the fields named here. Addresses of pages become absolute; the
 * portrait stays relative to the origin, because the security policy of our own pages allows no other.
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
