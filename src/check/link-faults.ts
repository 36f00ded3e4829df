import { type Advice, type Entry, faultAt, type Ids } from './entry.ts';
import type { Fault } from './fault.ts';
import { withGuess } from './nearest.ts';
import { fieldsOf } from './schema-walk.ts';

/** Faults in fields that name another entry: the entry must exist. */
export function referenceFaults(entry: Entry, ids: Ids): Fault[] {
  return [...fieldsOf(entry.kind.schema, entry.data)].flatMap(({ path, value, target }) => {
    if (!target || !('entry' in target) || typeof value !== 'string' || value === '') return [];
    const known = ids.get(target.entry);
    return known?.has(value)
      ? []
      : faultAt(entry, path, value, missingEntry(target.entry, value, known));
  });
}

function missingEntry(kind: string, value: string, known: Iterable<string> = []): Advice {
  const names = `Write the name of a file in "${kind}", without its ending.`;
  return {
    problem: `there is no file with this name in "${kind}"`,
    remedy: withGuess(value, known, names),
  };
}

/** Faults in fields that hold an address of this site: the story or speaker must exist. */
export function linkFaults(entry: Entry, ids: Ids): Fault[] {
  return [...fieldsOf(entry.kind.schema, entry.data)].flatMap(({ path, value }) => {
    const advice = typeof value === 'string' ? missingPage(value, ids) : undefined;
    return advice ? faultAt(entry, path, value, advice) : [];
  });
}

/** Addresses under which each entry of a kind has a page of its own. */
const pagesOf: Readonly<Record<string, string>> = {
  '/stories/': 'stories',
  '/speakers/profile/': 'speakers',
  '/resources/events-calendar/': 'events',
};

/**
 * What is wrong with an address that means an entry's page; undefined if the entry exists or the
 * address is another one, such as a file below that page.
 */
export function missingPage(address: string, ids: Ids): Advice | undefined {
  const path = Object.keys(pagesOf).find((start) => address.startsWith(start));
  if (path === undefined) return undefined;
  const kind = pagesOf[path] ?? '';
  const known = ids.get(kind) ?? new Set();
  const [id = ''] = address.slice(path.length).split(/[#?]/);
  if (known.has(id) || /[./]/.test(id)) return undefined;
  return {
    problem: `this site has no page ${path}${id}`,
    remedy: withGuess(id, known, `Write the name of a file in "${kind}" after ${path}.`),
  };
}
