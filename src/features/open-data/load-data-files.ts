import type { Dataset, WithContext } from 'schema-dts';
import type { z } from 'zod';
import { loadPage } from '#content/load-page.ts';
import {
  eventRecordSchema,
  eventsFile,
  eventsFileJsonSchema,
} from '#features/events/events-file.ts';
import { loadEvents } from '#features/events/load-events.ts';
import { loadEvidence } from '#features/evidence/claims/load-claims.ts';
import {
  claimRecordSchema,
  claimsFile,
  claimsFileJsonSchema,
} from '#features/evidence/claims-file.ts';
import { loadResources } from '#features/library/load-resources.ts';
import {
  resourceRecordSchema,
  resourcesFile,
  resourcesFileJsonSchema,
} from '#features/library/resources-file.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import {
  speakerRecordSchema,
  speakersFile,
  speakersFileJsonSchema,
} from '#features/speakers/speakers-file.ts';
import { datasetJsonLd } from './catalog-jsonld.ts';
import { loadClaimUses } from './claim-uses.ts';
import { type DataFileName, type DataFileView, dataFileNames, fieldsOf } from './data-file-view.ts';

/** A data file as `Response.json` publishes it; the key of its list is its name. */
type Content = Partial<Record<DataFileName, readonly unknown[]>>;

interface DataFile {
  record: z.ZodObject;
  /** The JSON Schema of the file. */
  schemaAt: (base: URL) => object;
  contentAt: (base: URL) => Promise<Content>;
}

/** Every data file that has a schema, with addresses at the `base` of the site. */
const dataFiles: Readonly<Record<DataFileName, DataFile>> = {
  speakers: {
    record: speakerRecordSchema,
    schemaAt: speakersFileJsonSchema,
    contentAt: async (base) => speakersFile(await loadSpeakers(), await loadPage('site'), base),
  },
  events: {
    record: eventRecordSchema,
    schemaAt: eventsFileJsonSchema,
    contentAt: async (base) => eventsFile(await loadEvents(), await loadPage('site'), base),
  },
  resources: {
    record: resourceRecordSchema,
    schemaAt: resourcesFileJsonSchema,
    contentAt: async (base) => resourcesFile(await loadResources(), await loadPage('site'), base),
  },
  claims: {
    record: claimRecordSchema,
    schemaAt: claimsFileJsonSchema,
    contentAt: async (base) =>
      claimsFile(await loadEvidence(await loadClaimUses()), await loadPage('site'), base),
  },
};

/** What is published under `/data`, by name without `.json`: each file and its schema. */
export function publishedData(): { name: string; at: (base: URL) => object | Promise<object> }[] {
  return Object.entries(dataFiles).flatMap(([name, { contentAt, schemaAt }]) => [
    { name, at: contentAt },
    { name: `${name}.schema`, at: schemaAt },
  ]);
}

/** Every data file as its page shows it, as large as it is published at `base`. */
export async function loadDataFiles(base: URL): Promise<DataFileView[]> {
  return Promise.all(dataFileNames.map((name) => loadDataFile(name, base)));
}

async function loadDataFile(name: DataFileName, base: URL): Promise<DataFileView> {
  const { record, contentAt } = dataFiles[name];
  const content = await contentAt(base);
  return {
    ...{ name, href: `/data/${name}.json`, schemaHref: `/data/${name}.schema.json` },
    ...{ bytes: sizeOf(content), entries: content[name]?.length ?? 0, fields: fieldsOf(record) },
  };
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
