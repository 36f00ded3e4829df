import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { belongsTo } from '#content/content-loader.ts';
import { type Kind, type KindName, kinds } from '#content/kinds.ts';
import { readEntry } from '#content/read-entry.ts';
import type { Source } from '../records/source.ts';

/** Everything that is written in `content/`, read without Astro. Throws on what the schemas refuse. */
export function contentSource(): Source {
  const names = Object.keys(kinds) as KindName[];
  return Object.fromEntries(
    names.map((name) => [name, entriesOf(kinds[name])]),
  ) as unknown as Source;
}

function entriesOf(kind: Kind) {
  const folder = join('content', kind.folder);
  return readdirSync(folder)
    .filter((name) => belongsTo(kind, name))
    .sort()
    .map((name) => {
      const { data, body } = readEntry(readFileSync(join(folder, name), 'utf8'), kind.format);
      return { id: parse(name).name, data: kind.schema.parse(data), body };
    });
}
