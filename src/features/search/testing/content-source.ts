import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { belongsTo, type Kind } from '#content/kind.ts';
import { readEntry } from '#content/read-entry.ts';
import { type Source, searchedKinds } from '../records/source.ts';

/** The content that is searched, read without Astro. Throws on what the schemas refuse. */
export function contentSource(): Source {
  return Object.fromEntries(
    Object.entries<Kind>(searchedKinds).map(([name, kind]) => [name, entriesOf(kind)]),
  ) as unknown as Source;
}

function entriesOf(kind: Kind) {
  const folder = join('example', kind.folder);
  return readdirSync(folder)
    .filter((name) => belongsTo(kind, name))
    .sort()
    .map((name) => {
      const { data, body } = readEntry(readFileSync(join(folder, name), 'utf8'), kind.format);
      return { id: parse(name).name, data: kind.schema.parse(data), body };
    });
}
