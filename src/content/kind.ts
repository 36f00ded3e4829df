import { parse } from 'node:path';
import type { z } from 'zod';

/** One kind of content: where its files lie and what they may contain. */
export interface Kind {
  /** Folder under `content/`, or `.` for the top. */
  folder: string;
  /** File names without ending; absent where any name is a new entry. */
  only?: readonly string[];
  /** Markdown has front matter and a body; YAML is data alone. */
  format: 'md' | 'yaml';
  schema: z.ZodType;
  /** Ids that are taken by pages of the site. */
  reserved?: readonly string[];
}

export function belongsTo(kind: Kind, fileName: string): boolean {
  const { name, ext } = parse(fileName);
  return ext === `.${kind.format}` && (kind.only === undefined || kind.only.includes(name));
}
