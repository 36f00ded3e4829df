import type { z } from 'zod';
import { wordsLicense } from '#site/site.ts';
import type { DataPageFile } from './data-page.schema.ts';

/** The data files that have a schema, by their name. */
export const dataFileNames = ['speakers', 'events', 'resources', 'claims'] as const;
export type DataFileName = (typeof dataFileNames)[number];

/** A field of a record: its name, what it means, and whether a record may leave it out. */
interface FieldView {
  name: string;
  meaning: string;
  isOptional: boolean;
}

/** A data file as its page shows it. */
export interface DataFileView {
  name: DataFileName;
  href: string;
  schemaHref: string;
  /** Bytes of the file, uncompressed. */
  bytes: number;
  entries: number;
  fields: readonly FieldView[];
}

/** The fields of a record from its schema, in their order. A field without a description has an empty meaning. */
export function fieldsOf(record: z.ZodObject): FieldView[] {
  return Object.entries(record.shape).map(([name, field]) => ({
    name,
    meaning: (field as z.ZodType).description ?? '',
    isOptional: (field as z.ZodType).safeParse(undefined).success,
  }));
}

/** Where the license of the data is as a text file. */
export const licenseFileHref = '/data/license.txt';

/** The license in plain words with its address. */
export function licenseFile({ title, text, link }: DataPageFile['license'], site: string): string {
  return `${[`${site}. ${title}`, ...text, `${link}: ${wordsLicense}`].join('\n\n')}\n`;
}
