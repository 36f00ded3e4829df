import type { z } from 'zod';
import { type KindRow, type Weight, wordsOfPage } from '#content/kind.ts';
import { type IsOpen, isOpenAt } from '#content/section-addresses.ts';
import { isOpen, type NavLink, type SectionKey } from './navigation.ts';

/**
 * The menus whose links are told by the rows of pages: the tabs of a room and the group of that
 * name in the menu of the phone (`about`, `resources`), the submenu of the header and of the phone
 * (`speakers`), and two columns of the footer (`takePart`, `use`).
 */
export type MenuKey = 'about' | 'speakers' | 'resources' | 'takePart' | 'use';

/** The part that all rows of pages have. */
interface Row {
  /**
   * The address, from `/`. It says which section the page belongs to that a network can leave out
   * (`content/section-addresses.ts`), if it does.
   */
  href: string;
  /** Where it stands in the map of the site, in breadcrumbs and under which link of the header. */
  section: SectionKey;
  /** Its name in menus, map and breadcrumbs. Without one, menus cannot name it. */
  label?: string;
  /** The menus that lead to it, in each at its place in the order of the rows. */
  menus?: readonly MenuKey[];
  /** The name of its words in the studio, where that is not `label`. */
  inStudio?: string;
  weight: Weight;
  /** `true` for a page made of a list of things, which may weigh more. */
  isList?: true;
  /**
   * Files whose words are on it too, for the search: names of kinds, or `letters/story` for an
   * entry of a kind that has several.
   */
  more?: readonly string[];
  /**
   * `false` for a page that holds only what its visitor has on this device or asks for: search
   * engines are asked to leave it out, and the sitemap does.
   */
  isIndexed?: false;
  /** `false` for the page of the search, which neither finds nor lists itself. */
  isFound?: false;
}

/** A page with a file of words of its own: `pages/{file}.yaml`. */
interface RowWithWords extends Row {
  /** The schema of that file. */
  words: z.ZodType;
  /** The name of that file, where it is not the key of the row with hyphens (`about-us`). */
  file?: string;
}

/** A page whose title and description stand in a file that it shares or that has several. */
interface RowFromFile extends Row {
  /** The kind of the file, and which entry where the kind has several: `legal/privacy`. */
  wordsEntry: string;
  /** The key in that file under which the words of the page stand. Absent: all of it. */
  wordsKey?: string;
}

/** All that the site knows of a page, but for its words, its view and its route. */
export type PageRow = RowWithWords | RowFromFile;

/** Returns the rows of a room's pages as they are, checked, with their keys and labels as types. */
export function pages<const Rows extends Readonly<Record<string, PageRow>>>(rows: Rows): Rows {
  return rows;
}

/**
 * Returns the link to the page of a row, with its label or one of this link's own. Throws where
 * there is neither.
 */
export function linkToRow({ href, label }: PageRow, ownLabel = label): NavLink {
  if (ownLabel === undefined)
    throw new Error(`The row of ${href} has no label; add one, because menus name the page.`);
  return { label: ownLabel, href };
}

/**
 * Returns the links of a menu: to each of the rows that names it and is on the site, in their
 * order. `ownLabels` are those of this menu alone, by the keys of rows; `isOpenHere` says which
 * sections the site has. Throws for a row without a label.
 */
export function menuLinks<Rows extends Readonly<Record<string, PageRow>>>(
  rows: Rows,
  menu: MenuKey,
  ownLabels: { readonly [Key in keyof Rows]?: string } = {},
  isOpenHere: IsOpen = isOpen,
): NavLink[] {
  return Object.entries(rows)
    .filter(([, { menus = [], href }]) => menus.includes(menu) && isOpenAt(href, isOpenHere))
    .map(([key, row]) => linkToRow(row, ownLabels[key]));
}

/** The rows of the kinds of content that are the words of pages; `vision` becomes `visionPage`. */
type KindsOf<Rows> = {
  [Key in keyof Rows & string as Rows[Key] extends RowWithWords
    ? `${Key}Page`
    : never]: Rows[Key] extends RowWithWords
    ? KindRow & { only: readonly [string]; schema: Rows[Key]['words'] }
    : never;
};

/** Returns the kinds of content that the words of these pages are. */
export function pageKinds<Rows extends Readonly<Record<string, PageRow>>>(
  rows: Rows,
): KindsOf<Rows> {
  const kinds = Object.entries(rows).flatMap(([key, row]) => {
    if (!('words' in row)) return [];
    const { href, words: schema, file = hyphenated(key), label = key, inStudio = label } = row;
    return [[`${key}Page`, wordsOfPage({ file, label: inStudio, href, schema })]];
  });
  return Object.fromEntries(kinds) as KindsOf<Rows>;
}

/** "aboutUs" is `about-us`. */
function hyphenated(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns the file that has title and description of a page, as `wordsEntry` of a row names it. */
export function wordsFileOf(key: string, row: PageRow): string {
  return 'wordsEntry' in row ? row.wordsEntry : `${key}Page`;
}

/** Returns the row of the page at a path, or of the nearest page above it. */
export function rowAt(path: string, rows: readonly PageRow[]): PageRow | undefined {
  const above = rows.filter(({ href }) => isBelow(path, href));
  return above.toSorted((a, b) => b.href.length - a.href.length)[0];
}

/** Whether a path is an address or lies below it. */
export function isBelow(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
