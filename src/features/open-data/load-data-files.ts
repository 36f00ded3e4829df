import type { Dataset, WithContext } from 'schema-dts';
import { loadPage } from '#content/load-page.ts';
import { eventsFile } from '#features/events/events-file.ts';
import { loadEvents } from '#features/events/load-events.ts';
import { loadEvidence } from '#features/evidence/claims/load-claims.ts';
import { claimsFile } from '#features/evidence/claims-file.ts';
import { loadResources } from '#features/library/load-resources.ts';
import { resourcesFile } from '#features/library/resources-file.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { speakersFile } from '#features/speakers/speakers-file.ts';
import type { DataFile } from '#files/data-file/data-file.ts';
import { openOnes } from '#site/navigation.ts';
import { loadClaimUses } from './claim-uses.ts';
import {
  type DataFileName,
  type DataFileView,
  datasetJsonLd,
  recordFields,
} from './data-file-view.ts';

const dataFiles = {
  speakers: published(speakersFile, loadSpeakers),
  events: published(eventsFile, loadEvents),
  resources: published(resourcesFile, loadResources),
  claims: published(claimsFile, async () => loadEvidence(await loadClaimUses())),
} as const satisfies Readonly<Record<DataFileName, unknown>>;

/**
 * Returns the functions that load a data file for the address of the site: `contentAt` as it is
 * published, `schemaAt` its schema, `csvAt` its table, `viewAt` as the page `/data` shows it.
 */
function published<Name extends DataFileName, Item>(
  file: DataFile<Name, Item>,
  load: () => Promise<readonly Item[]>,
) {
  const { name, href, schemaHref, csvHref, record, schemaAt } = file;
  const contentAt = async (base: URL) => file.contentOf(await load(), await loadPage('site'), base);
  return {
    contentAt,
    schemaAt,
    csvAt: async (base: URL) => file.csvOf(await contentAt(base)),
    async viewAt(base: URL): Promise<DataFileView> {
      const content = await contentAt(base);
      // As `Response.json` writes it.
      const bytes = Buffer.byteLength(JSON.stringify(content));
      const csv = { href: csvHref, bytes: Buffer.byteLength(file.csvOf(content)) };
      const entries = content[name].length;
      return { name, href, schemaHref, bytes, csv, entries, fields: recordFields(record) };
    },
  };
}

/** Returns the data files and their schemas, by name under `/data` without `.json`. */
export function publishedData(): { name: string; at: (base: URL) => object | Promise<object> }[] {
  return Object.entries(dataFiles).flatMap(([name, { contentAt, schemaAt }]) => [
    { name, at: contentAt },
    { name: `${name}.schema`, at: schemaAt },
  ]);
}

/** Returns the tables of the data files for spreadsheets, by name under `/data` without `.csv`. */
export function publishedTables(): { name: string; at: (base: URL) => Promise<string> }[] {
  return Object.entries(dataFiles).map(([name, { csvAt }]) => ({ name, at: csvAt }));
}

/** Loads every data file of this site for the page `/data`. `base` is the address of the site. */
export async function loadDataFiles(base: URL): Promise<DataFileView[]> {
  return openOnes(await Promise.all(Object.values(dataFiles).map(({ viewAt }) => viewAt(base))));
}

/** Loads the JSON-LD of a data file for the page at `url`, where people read the same list. */
export async function loadDatasetJsonLd(
  name: DataFileName,
  url: URL,
): Promise<WithContext<Dataset>> {
  const { files: descriptions } = await loadPage('dataPage');
  const site = await loadPage('site');
  const built = new Date().toISOString().slice(0, 10);
  const href = url.pathname.replace(/\.html$/, '');
  return datasetJsonLd(await dataFiles[name].viewAt(url), {
    descriptions,
    site,
    built,
    base: url,
    href,
  });
}
