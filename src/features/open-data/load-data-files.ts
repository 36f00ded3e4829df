import type { Dataset, WithContext } from 'schema-dts';
import type { z } from 'zod';
import { loadPage } from '#content/load-page.ts';
import { eventRecordSchema, eventsFile } from '#features/events/events-file.ts';
import { loadEvents } from '#features/events/load-events.ts';
import { loadEvidence } from '#features/evidence/claims/load-claims.ts';
import { claimRecordSchema, claimsFile } from '#features/evidence/claims-file.ts';
import { loadResources } from '#features/library/load-resources.ts';
import { resourceRecordSchema, resourcesFile } from '#features/library/resources-file.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { speakerRecordSchema } from '#features/speakers/speakers-file.schema.ts';
import { speakersFile } from '#features/speakers/speakers-file.ts';
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
  const view = (name: DataFileName, file: object, entries: number, record: z.ZodObject) => ({
    ...{ name, href: `/data/${name}.json`, schemaHref: `/data/${name}.schema.json` },
    ...{ bytes: sizeOf(file), entries, fields: fieldsOf(record) },
  });
  return [
    view('speakers', speakers, speakers.speakers.length, speakerRecordSchema),
    view('events', events, events.events.length, eventRecordSchema),
    view('resources', resources, resources.resources.length, resourceRecordSchema),
    view('claims', claims, claims.claims.length, claimRecordSchema),
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
