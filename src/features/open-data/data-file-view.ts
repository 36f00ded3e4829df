import type { DataCatalog, Dataset, DatasetLeaf, WithContext } from 'schema-dts';
import type { z } from 'zod';
import { type SiteView, wordsLicense } from '#site/site.ts';
import type { DataPageFile } from './open-data.table.ts';

export type DataFileName = 'speakers' | 'events' | 'resources' | 'claims';

/** A data file for the page `/data`. `bytes` is the size before compression. */
export interface DataFileView {
  name: DataFileName;
  href: string;
  schemaHref: string;
  bytes: number;
  /** The same list as a table for spreadsheets. */
  csv: { href: string; bytes: number };
  entries: number;
  fields: readonly { name: string; meaning: string; isOptional: boolean }[];
}

/**
 * Returns the fields of a record from its schema, in their order. A field without a description has
 * an empty meaning.
 */
export function recordFields(record: z.ZodObject): DataFileView['fields'] {
  return Object.entries<z.ZodType>(record.shape).map(([name, field]) => ({
    name,
    meaning: field.description ?? '',
    isOptional: field.safeParse(undefined).success,
  }));
}

export const licenseFileHref = '/data/license.txt';

/** Returns the text file with the license in plain words and its address. */
export function licenseFile({ title, text, link }: DataPageFile['license'], site: string): string {
  return `${[`${site}. ${title}`, ...text, `${link}: ${wordsLicense}`].join('\n\n')}\n`;
}

interface DatasetParts {
  /** A sentence on what each file holds. */
  descriptions: Readonly<Record<DataFileName, string>>;
  site: Pick<SiteView, 'name'>;
  /** Day of the build, YYYY-MM-DD. */
  built: string;
  /** The address of the site. */
  base: URL | string;
  /** The path of the page about the file. */
  href: string;
}

interface CatalogParts extends DatasetParts {
  page: { title: string; description: string };
  files: readonly DataFileView[];
}

/**
 * Returns the catalog of the data files (schema.org DataCatalog; developers.google.com/search,
 * Dataset). The temperature record is left out, because it is in the catalog of NASA.
 */
export function catalogJsonLd(parts: CatalogParts): WithContext<DataCatalog> {
  const { page, files, site, base, href } = parts;
  const address = (path: string) => new URL(path, base).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    name: page.title,
    description: page.description,
    url: address(href),
    license: wordsLicense,
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: site.name, url: address('/') },
    dataset: files.map((file) => dataset(file, parts)),
  };
}

/** Returns the JSON-LD of one data file, for the page where people read the same list. */
export function datasetJsonLd(file: DataFileView, parts: DatasetParts): WithContext<Dataset> {
  return { '@context': 'https://schema.org', ...dataset(file, parts) };
}

function dataset(
  { name, href: path, bytes, csv, fields }: DataFileView,
  { descriptions, site, built, base, href }: DatasetParts,
): DatasetLeaf {
  const address = (target: string) => new URL(target, base).href;
  return {
    '@type': 'Dataset',
    name: `${site.name}: ${name}`,
    description: descriptions[name],
    url: address(href),
    license: wordsLicense,
    isAccessibleForFree: true,
    inLanguage: 'en-US',
    dateModified: built,
    creator: { '@type': 'Organization', name: site.name, url: address('/') },
    variableMeasured: fields.map((field) => field.name),
    distribution: [
      {
        '@type': 'DataDownload',
        contentUrl: address(path),
        encodingFormat: 'application/json',
        contentSize: String(bytes),
      },
      {
        '@type': 'DataDownload',
        contentUrl: address(csv.href),
        encodingFormat: 'text/csv',
        contentSize: String(csv.bytes),
      },
    ],
  };
}
