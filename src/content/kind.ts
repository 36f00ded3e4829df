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

/** Whether a network that has no file of its own for an id of this kind gets the example's. */
export function fallsBack(kind: Kind): boolean {
  return kind.fallsBack ?? kind.only !== undefined;
}

/** Whether a file in the folder of a kind is one of its entries, by name and ending. */
export function belongsTo(kind: Kind, fileName: string): boolean {
  const { name, ext } = parse(fileName);
  return ext === `.${kind.format}` && (kind.only === undefined || kind.only.includes(name));
}
