import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { withoutClosed } from '#content/closed-words.ts';
import { belongsTo } from '#content/kind.ts';
import { type ClosedSections, isClosedKind, type ShownKind } from '#content/optional-sections.ts';
import { readEntry } from '#content/read-entry.ts';
import { type Source, searchedKinds } from '../records/source.ts';

/**
 * The content that is searched, read without Astro as a site without the sections in `closed` has
 * it. Throws on what the schemas refuse.
 */
export function contentSource(closed: ClosedSections = new Set()): Source {
  return Object.fromEntries(
    Object.entries<ShownKind>(searchedKinds).map(([name, kind]) => [name, entriesOf(kind, closed)]),
  ) as unknown as Source;
}

function entriesOf(kind: ShownKind, closed: ClosedSections) {
  if (isClosedKind(kind, closed)) return [];
  const folder = join('example', kind.folder);
  return readdirSync(folder)
    .filter((name) => belongsTo(kind, name))
    .sort()
    .map((name) => {
      const entry = readEntry(readFileSync(join(folder, name), 'utf8'), kind.format);
      const { data, body } = withoutClosed(entry, closed, kind.preview);
      return { id: parse(name).name, data: kind.schema.parse(data), body };
    });
}
