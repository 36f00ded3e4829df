import type { DataCatalog, Dataset, DatasetLeaf, WithContext } from 'schema-dts';
import type { z } from 'zod';
import { type SiteView, wordsLicense } from '#site/site.ts';
import type { DataPageFile } from './open-data.words.ts';

export type DataFileName = 'speakers' | 'events' | 'resources' | 'claims';

/** A data file as its page shows it. `bytes`: uncompressed. */
export interface DataFileView {
  name: DataFileName;
  href: string;
  schemaHref: string;
  bytes: number;
  entries: number;
  fields: readonly { name: string; meaning: string; isOptional: boolean }[];
}

/**
 * The fields of a record from its schema, in their order. A field without a description has an
 * empty meaning.
 */
export function fieldsOf(record: z.ZodObject): DataFileView['fields'] {
  return Object.entries<z.ZodType>(record.shape).map(([name, field]) => ({
    name,
    meaning: field.description ?? '',
    isOptional: field.safeParse(undefined).success,
  }));
}

export const licenseFileHref = '/data/license.txt';

/** The license in plain words with its address. */
export function licenseFile({ title, text, link }: DataPageFile['license'], site: string): string {
  return `${[`${site}. ${title}`, ...text, `${link}: ${wordsLicense}`].join('\n\n')}\n`;
}

interface DatasetParts {
  holds: Readonly<Record<DataFileName, string>>;
  site: Pick<SiteView, 'name'>;
  /** Day of the build, YYYY-MM-DD. */
  built: string;
  /** Where the site is, and the page that tells of the file. */
  base: URL | string;
  href: string;
}

interface CatalogParts extends DatasetParts {
  page: { title: string; description: string };
  files: readonly DataFileView[];
}

/**
 * The data files → their catalog (schema.org DataCatalog; developers.google.com/search, Dataset).
 * NASA’s has the temperature record.
 */
export function catalogJsonLd(parts: CatalogParts): WithContext<DataCatalog> {
  const { page, files, site, base, href } = parts;
  const at = (path: string) => new URL(path, base).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    name: page.title,
    description: page.description,
    url: at(href),
    license: wordsLicense,
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: site.name, url: at('/') },
    dataset: files.map((file) => dataset(file, parts)),
  };
}

/** One data file by itself, for the page where people read the same list. */
export function datasetJsonLd(file: DataFileView, parts: DatasetParts): WithContext<Dataset> {
  return { '@context': 'https://schema.org', ...dataset(file, parts) };
}

function dataset(
  { name, href: path, bytes, fields }: DataFileView,
  { holds, site, built, base, href }: DatasetParts,
): DatasetLeaf {
  const at = (target: string) => new URL(target, base).href;
  return {
    '@type': 'Dataset',
    name: `${site.name}: ${name}`,
    description: holds[name],
    url: at(href),
    license: wordsLicense,
    isAccessibleForFree: true,
    inLanguage: 'en-US',
    dateModified: built,
    creator: { '@type': 'Organization', name: site.name, url: at('/') },
    variableMeasured: fields.map((field) => field.name),
    distribution: {
      '@type': 'DataDownload',
      contentUrl: at(path),
      encodingFormat: 'application/json',
      contentSize: String(bytes),
    },
  };
}
