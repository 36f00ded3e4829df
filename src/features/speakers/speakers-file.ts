import { type DataSource, dataFileHead, publishedSchema } from '#files/data-file/data-file.ts';
import type { SpeakerView } from './speaker.ts';
import { speakerRecord } from './speaker-record.ts';
import { type SpeakersFile, speakersFileSchema } from './speakers-file.schema.ts';

/** Where the list of speakers is as data, and what describes it. */
export const speakersFileHref = '/data/speakers.json';
export const speakersSchemaHref = '/data/speakers.schema.json';

/** All speakers → the file that publishes them. The same speakers always give the same file. */
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

/** The published description of that file: JSON Schema, draft 2020-12. */
export function speakersFileJsonSchema(site: URL | string) {
  return publishedSchema(speakersFileSchema, speakersSchemaHref, site);
}
