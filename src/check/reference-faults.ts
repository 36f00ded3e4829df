import type { Advice, Entry, Ids } from './entry.ts';
import { faultAt } from './entry.ts';
import type { Fault } from './fault.ts';
import { withGuess } from './nearest.ts';
import { fieldsOf } from './schema-walk.ts';

/** Faults in fields that name another entry: the entry must exist. */
export function referenceFaults(entry: Entry, ids: Ids): Fault[] {
  return [...fieldsOf(entry.kind.schema, entry.data)].flatMap(({ path, value, target }) => {
    if (!target || !('entry' in target) || typeof value !== 'string' || value === '') return [];
    const known = ids.get(target.entry);
    return known?.has(value) ? [] : faultAt(entry, path, value, advice(target.entry, value, known));
  });
}

function advice(kind: string, value: string, known: Iterable<string> = []): Advice {
  const names = `Write the name of a file in "${kind}", without its ending.`;
  return {
    problem: `there is no file with this name in "${kind}"`,
    remedy: withGuess(value, known, names),
  };
}
