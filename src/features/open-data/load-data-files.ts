import { loadPage } from '#content/load-page.ts';
import { eventRecordSchema } from '#features/events/event-page/record/event-record.schema.ts';
import { eventsFile } from '#features/events/event-page/record/events-file.ts';
import {
  eventsFileHref,
  eventsSchemaHref,
} from '#features/events/event-page/record/events-hrefs.ts';
import { loadEvents } from '#features/events/load-events.ts';
import { claimRecordSchema } from '#features/evidence/data/claim-record.schema.ts';
import {
  claimsFile,
  claimsFileHref,
  claimsSchemaHref,
} from '#features/evidence/data/claims-file.ts';
import { loadEvidence } from '#features/evidence/load-evidence.ts';
import { loadResources } from '#features/library/load-resources.ts';
import { resourceRecordSchema } from '#features/library/record/resource-record.schema.ts';
import { resourcesFile } from '#features/library/record/resources-file.ts';
import {
  resourcesFileHref,
  resourcesSchemaHref,
} from '#features/library/record/resources-hrefs.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { speakerRecordSchema } from '#features/speakers/speakers-file.schema.ts';
import {
  speakersFile,
  speakersFileHref,
  speakersSchemaHref,
} from '#features/speakers/speakers-file.ts';
import { type DataFileName, type DataFileView, fieldsOf } from './data-file-view.ts';

/** Every data file that has a schema, as large as it is published at `base`. */
export async function loadDataFiles(base: URL): Promise<DataFileView[]> {
  const site = await loadPage('site');
  const speakers = speakersFile(await loadSpeakers(), site, base);
  const events = eventsFile(await loadEvents(), site, base);
  const resources = resourcesFile(await loadResources(), site, base);
  const claims = claimsFile(await loadEvidence(), site, base);
  return [
    {
      ...{ name: 'speakers', href: speakersFileHref, schemaHref: speakersSchemaHref },
      ...{ bytes: sizeOf(speakers), entries: speakers.speakers.length },
      fields: fieldsOf(speakerRecordSchema),
    },
    {
      ...{ name: 'events', href: eventsFileHref, schemaHref: eventsSchemaHref },
      ...{ bytes: sizeOf(events), entries: events.events.length },
      fields: fieldsOf(eventRecordSchema),
    },
    {
      ...{ name: 'resources', href: resourcesFileHref, schemaHref: resourcesSchemaHref },
      ...{ bytes: sizeOf(resources), entries: resources.resources.length },
      fields: fieldsOf(resourceRecordSchema),
    },
    {
      ...{ name: 'claims', href: claimsFileHref, schemaHref: claimsSchemaHref },
      ...{ bytes: sizeOf(claims), entries: claims.claims.length },
      fields: fieldsOf(claimRecordSchema),
    },
  ];
}

/** One of them. */
export async function loadDataFile(name: DataFileName, base: URL): Promise<DataFileView> {
  const file = (await loadDataFiles(base)).find((one) => one.name === name);
  if (!file) throw new Error(`there is no data file "${name}"`);
  return file;
}

/** As `Response.json` writes it. */
function sizeOf(file: object): number {
  return Buffer.byteLength(JSON.stringify(file));
}
