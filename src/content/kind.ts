import { parse } from 'node:path';
import type { z } from 'zod';

/** One kind of content: where its files lie and what they may contain. */
export interface Kind {
  /** Folder inside the content folder, or `.` for the top. */
  folder: string;
  /** File names without ending; absent where any name is a new entry. */
  only?: readonly string[];
  /** Markdown has front matter and a body; YAML is data alone. */
  format: 'md' | 'yaml';
  schema: z.ZodType;
  /**
   * `true` for entries that are the same for every network until it writes its own: a file that the
   * network lacks is read from the example. Words, whose names `only` tells, fall back anyway.
   */
  fallsBack?: true;
  /** Ids that are taken by pages of the site. */
  reserved?: readonly string[];
}

/** A kind as the table of its room (`*.table.ts`) lists it, with its names in the studio. */
export interface KindRow extends Kind {
  /** The heading under which the studio lists it. */
  group: StudioGroup;
  /** Name of the kind, plural: "Speakers"; for the words of a page, the name of that page. */
  label: string;
  /** One such entry, in the middle of a sentence: "speaker". */
  singular: string;
  /** One sentence: what such an entry is and where it is shown. */
  hint: string;
  /**
   * The address of the page that shows an entry, with `{id}` in the place of its id. Absent where
   * no page shows it.
   */
  preview?: string;
  /** The script budget of that page, where each entry has one of its own. */
  weight?: Weight;
  /** `true` where that page is made of a list of things, so that it may weigh more. */
  isList?: true;
  /**
   * How the search of the site finds an entry that has no results of its own kind: as a page, whose
   * line under the title is this field. All its words are found.
   */
  foundBy?: string;
  /**
   * How much a result counts beside others where the search has results of this very kind: a kit,
   * which answers a whole question, 2; a claim, one sentence of it, 0.8; a story 1.
   */
  searchWeight?: number;
}

/**
 * The scripts of a page, by which the sweep takes its budget: `informing` has no React and next to
 * no script, `clock` has the clock of the media desk too, `working` has an island.
 */
export type Weight = 'informing' | 'clock' | 'working';

/** The headings of the studio's home page, in the order shown. */
export const studioGroups = [
  'People',
  'Stories and events',
  'Facts',
  'Letters',
  'Files for hosts and media',
  'Searching',
  'Pages',
  'The site',
] as const;
type StudioGroup = (typeof studioGroups)[number];

/**
 * The row of words in one file, `pages/{file}.yaml`, shown at `href`: of a page, or of what stands
 * on several. Staff find it by `label`.
 */
export function wordsOfPage<Schema extends z.ZodType>(row: {
  file: string;
  label: string;
  href: string;
  schema: Schema;
}) {
  const only: readonly [string] = [row.file];
  return {
    group: 'Pages',
    label: row.label,
    singular: 'page',
    hint: `The words of ${row.href}.`,
    preview: row.href,
    folder: 'pages',
    only,
    format: 'yaml',
    schema: row.schema,
  } as const;
}

/** Whether a network that has no file of its own for an id of this kind gets the example's. */
export function fallsBack(kind: Kind): boolean {
  return kind.fallsBack ?? kind.only !== undefined;
}

/** Whether a file in the folder of a kind is one of its entries, by name and ending. */
export function belongsTo(kind: Kind, fileName: string): boolean {
  const { name, ext } = parse(fileName);
  return ext === `.${kind.format}` && (kind.only === undefined || kind.only.includes(name));
}
