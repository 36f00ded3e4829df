import { type Entry, faultAt, type Ids } from './entry.ts';
import type { Fault } from './fault.ts';
import { missingPage } from './own-page.ts';
import { fieldsOf } from './schema-walk.ts';

/** Faults in fields that hold an address of this site: the story or speaker must exist. */
export function linkFaults(entry: Entry, ids: Ids): Fault[] {
  return [...fieldsOf(entry.kind.schema, entry.data)].flatMap(({ path, value }) => {
    const advice = typeof value === 'string' ? missingPage(value, ids) : undefined;
    return advice ? faultAt(entry, path, value, advice) : [];
  });
}
