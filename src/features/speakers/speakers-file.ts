import { z } from 'zod';
import type { SiteView } from '#site/site.ts';
import type { SpeakerView } from './speaker.ts';
import { speakerRecord } from './speaker-record.ts';
import { type SpeakersFile, speakersFileSchema } from './speakers-file.schema.ts';

/** Where the list of speakers is as data, and what describes it. */
export const speakersFileHref = '/data/speakers.json';
export const speakersSchemaHref = '/data/speakers.schema.json';

/** The license of our own words (content/pages/terms.md). */
const license = 'https://creativecommons.org/licenses/by/4.0/';

/** All speakers → the file that publishes them. The same speakers always give the same file. */
export function speakersFile(
  speakers: readonly SpeakerView[],
  { name, demonstration, demonstrationNotice }: SiteView,
  site: URL | string,
): SpeakersFile {
  const at = (path: string) => new URL(path, site).href;
  return {
    $schema: at(speakersSchemaHref),
    license,
    source: { name, url: at('/speakers/directory') },
    ...(demonstration && { notice: demonstrationNotice }),
    speakers: speakers.map((speaker) => speakerRecord(speaker, site)),
  };
}

/** The published description of that file: JSON Schema, draft 2020-12. */
export function speakersFileJsonSchema(site: URL | string) {
  const $id = new URL(speakersSchemaHref, site).href;
  return { $id, ...z.toJSONSchema(speakersFileSchema, { target: 'draft-2020-12' }) };
}
