import type { Dataset, WithContext } from 'schema-dts';
import { loadPage } from '#content/load-page.ts';
import {
  eventRecordSchema,
  eventsFile,
  eventsFileHref,
  eventsSchemaHref,
} from '#features/events/events-file.ts';
import { loadEvents } from '#features/events/load-events.ts';
import { loadEvidence } from '#features/evidence/claims/load-claims.ts';
import {
  claimRecordSchema,
  claimsFile,
  claimsFileHref,
  claimsSchemaHref,
} from '#features/evidence/claims-file.ts';
import { loadResources } from '#features/library/load-resources.ts';
import {
  resourceRecordSchema,
  resourcesFile,
  resourcesFileHref,
  resourcesSchemaHref,
} from '#features/library/resources-file.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { speakerRecordSchema } from '#features/speakers/speakers-file.schema.ts';
import {
  speakersFile,
  speakersFileHref,
  speakersSchemaHref,
} from '#features/speakers/speakers-file.ts';
import { datasetJsonLd } from './catalog-jsonld.ts';
import { loadClaimUses } from './claim-uses.ts';
import { type DataFileName, type DataFileView, fieldsOf } from './data-file-view.ts';

/** Every data file that has a schema, as large as it is published at `base`. */
export async function loadDataFiles(base: URL): Promise<DataFileView[]> {
  const site = await loadPage('site');
  const speakers = speakersFile(await loadSpeakers(), site, base);
  const events = eventsFile(await loadEvents(), site, base);
  const resources = resourcesFile(await loadResources(), site, base);
  const claims = claimsFile(await loadEvidence(await loadClaimUses()), site, base);
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
async function loadDataFile(name: DataFileName, base: URL): Promise<DataFileView> {
  const file = (await loadDataFiles(base)).find((one) => one.name === name);
  if (!file) throw new Error(`there is no data file "${name}"`);
  return file;
}

/** As `Response.json` writes it. */
function sizeOf(file: object): number {
  return Buffer.byteLength(JSON.stringify(file));
}

/** A data file as the page at `url`, where people read the same list, tells search engines of it. */
export async function loadDatasetJsonLd(
  name: DataFileName,
  url: URL,
): Promise<WithContext<Dataset>> {
  const { files: holds } = await loadPage('dataPage');
  const site = await loadPage('site');
  const built = new Date().toISOString().slice(0, 10);
  const href = url.pathname.replace(/\.html$/, '');
  return datasetJsonLd(await loadDataFile(name, url), { holds, site, built, base: url, href });
}
