import { z } from 'zod';
import { noticeOf, type SiteView, wordsLicense } from '#site/site.ts';

/** What every file under `/data/` begins with. `license` says in one line what the license is for. */
export function dataFileFields(license: string) {
  return {
    $schema: z.url().describe('Address of this schema'),
    license: z.url().describe(license),
    source: z
      .strictObject({
        name: z.string().describe('Who to name when the words are used'),
        url: z.url().describe('Where people read the same list'),
      })
      .describe('Where the words come from'),
    notice: z.string().optional().describe('What everyone who uses the file must know first'),
  };
}

/** What a data file needs to know of the site: whom to name, and whether its people are examples. */
export type DataSource = Pick<SiteView, 'name' | 'demonstration' | 'demonstrationNotice'>;

interface Addresses {
  /** Path of the schema of the file. */
  schema: string;
  /** Path of the page where people read the same list. */
  page: string;
}

/** The beginning of a data file: what describes it, what may be done with it, what must be known first. */
export function dataFileHead({ schema, page }: Addresses, site: DataSource, base: URL | string) {
  const at = (path: string) => new URL(path, base).href;
  const notice = noticeOf(site);
  return {
    $schema: at(schema),
    license: wordsLicense,
    source: { name: site.name, url: at(page) },
    ...(notice && { notice }),
  };
}

/** A schema as it is published at a path: JSON Schema, draft 2020-12, which names its own address. */
export function publishedSchema(schema: z.ZodType, path: string, base: URL | string) {
  const $id = new URL(path, base).href;
  return { $id, ...z.toJSONSchema(schema, { target: 'draft-2020-12' }) };
}
