import type { z } from 'zod';

/** The data files that have a schema, by their name. */
export const dataFileNames = ['speakers', 'events', 'resources', 'claims'] as const;
export type DataFileName = (typeof dataFileNames)[number];

/** A field of a record: its name, what it means, and whether a record may leave it out. */
export interface FieldView {
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
