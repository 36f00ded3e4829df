import { z } from 'zod';
import { noticeOf, type SiteView, wordsLicense } from '#site/site.ts';
import { csvFile } from './csv.ts';
import { cellAt, columnName, columnsOf } from './flat-table.ts';

/** A list of the site as data: what its file contains, and how a program reads it. */
interface DataFileDefinition<Name extends string, Item, Entry extends z.ZodObject> {
  /** The name of the file, and the key of its list. */
  name: Name;
  title: string;
  description: string;
  /** One line on what the license covers. */
  license: string;
  /** One line on the records of the list and their order. */
  list: string;
  /** Path of the page where people read the same list. */
  page: string;
  /** One record; every field has a description. */
  record: Entry;
  /**
   * Returns the records of items. `site` is the address of the site. The same items give the same
   * records.
   */
  recordsOf: (items: readonly Item[], site: URL | string) => z.infer<Entry>[];
}

/**
 * The notes on a field that are published with its rules: id, title and description. All others
 * (`FieldNotes`) are for the studio alone.
 */
class PublishedNotes extends z.core.$ZodRegistry<z.core.JSONSchemaMeta> {
  override get(schema: z.core.$ZodType): z.core.JSONSchemaMeta {
    const notes = Object.entries(z.globalRegistry.get(schema) ?? {});
    return Object.fromEntries(notes.filter(([name]) => publishedNotes.has(name)));
  }
}
const publishedNotes = new Set(['id', 'title', 'description']);

/** The facts about the site that a data file states. */
export type DataSource = Pick<SiteView, 'name' | 'demonstration' | 'demonstrationNotice'>;

/**
 * Returns the data file `/data/{name}.json`, its schema, `/data/{name}.schema.json`, and the same
 * list as a table, `/data/{name}.csv`.
 */
export function dataFile<Name extends string, Item, Entry extends z.ZodObject>(
  definition: DataFileDefinition<Name, Item, Entry>,
) {
  const { name, title, description, license, list, page, record, recordsOf } = definition;
  const href = `/data/${name}.json`;
  const schemaHref = `/data/${name}.schema.json`;
  const csvHref = `/data/${name}.csv`;
  const head = z.strictObject({
    $schema: z.url().describe('Address of this schema'),
    license: z.url().describe(license),
    source: z
      .strictObject({
        name: z.string().describe('Who to name when the words are used'),
        url: z.url().describe('Where people read the same list'),
      })
      .describe('Where the words come from'),
    notice: z.string().optional().describe('What everyone who uses the file must know first'),
  });
  const schema = head
    .extend({ [name]: z.array(record).describe(list) })
    .meta({ title, description });
  type Content = z.infer<typeof head> & { [Key in Name]: z.infer<Entry>[] };
  return {
    name,
    href,
    schemaHref,
    csvHref,
    record,
    schema,

    /**
     * Returns the content of the file: first its schema, license, source and notice, then the list.
     * `base` is the address of the site.
     */
    contentOf(items: readonly Item[], site: DataSource, base: URL | string): Content {
      const notice = noticeOf(site);
      const content = {
        $schema: new URL(schemaHref, base).href,
        license: wordsLicense,
        source: { name: site.name, url: new URL(page, base).href },
        ...(notice && { notice }),
        [name]: recordsOf(items, base),
      };
      return content as Content;
    },

    /**
     * Returns the list of a file as a table for spreadsheets. License and notice stand in each row,
     * so that a row that is copied keeps them.
     */
    csvOf(content: Content): string {
      const columns = columnsOf(record);
      const { license: dataLicense, notice: dataNotice } = content;
      const shared = { dataLicense, ...(dataNotice && { dataNotice }) };
      return csvFile(
        [...columns.map(columnName), ...Object.keys(shared)],
        content[name].map((entry) => [
          ...columns.map((column) => cellAt(entry, column)),
          ...Object.values(shared),
        ]),
      );
    },

    /**
     * Returns the schema as JSON Schema, draft 2020-12, with its own address as `$id`.
     */
    schemaAt(base: URL | string) {
      const $id = new URL(schemaHref, base).href;
      const published = z.toJSONSchema(schema, {
        target: 'draft-2020-12',
        metadata: new PublishedNotes(),
      });
      return { $id, ...published };
    },
  };
}

export type DataFile<Name extends string, Item> = ReturnType<
  typeof dataFile<Name, Item, z.ZodObject>
>;
