import { draftField } from '#content/draft.ts';
import { labelFromKey } from '#content/field-label.ts';
import { formOf } from '#content/form-of.ts';
import type { Kind } from '#content/kind.ts';
import { kinds } from '#kinds.ts';
import type { SourceEntry, SourceReading } from './reading.ts';

/** An entry that is there, as its file says. */
export interface ExistingEntry {
  data: Readonly<Record<string, unknown>>;
  body: string;
}

/** The entry that a source becomes, and how that differs from what is there. */
export interface PlannedEntry {
  source: SourceEntry;
  id: string;
  change: 'new' | 'changed' | 'same';
  /** The fields and the body of the file after the change. */
  data: Readonly<Record<string, unknown>>;
  body: string;
  /** Labels of fields that the change adds; empty for a new entry. */
  added: readonly string[];
  /** Labels of fields in which the file says something else; the file’s words stay. */
  kept: readonly string[];
  /** Labels of fields that must still be filled in. */
  missing: readonly string[];
}

/**
 * Returns what a file would become. An entry that is there gets what it lacks, and keeps every word
 * it has; a new one is a draft. `existing` has the entries by kind and id, `idOf` the ids under
 * which things of this source were brought in before, by their keys.
 */
export function planned(
  { entries }: SourceReading,
  existing: ReadonlyMap<string, ExistingEntry>,
  idOf: ReadonlyMap<string, string>,
): PlannedEntry[] {
  const taken = new Set<string>();
  return entries.map((source) => {
    const before = idOf.get(source.key);
    const id = before ?? freeId(source, taken);
    taken.add(`${source.kind}/${id}`);
    return plannedEntry(source, id, existing.get(`${source.kind}/${id}`));
  });
}

/** The id of an entry, with a number where another entry of the same file has it. */
function freeId({ kind, id }: SourceEntry, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 2; taken.has(`${kind}/${free}`); number++) free = `${id}-${number}`;
  return free;
}

function plannedEntry(
  source: SourceEntry,
  id: string,
  there: ExistingEntry | undefined,
): PlannedEntry {
  if (!there) {
    const data = { [draftField]: true, ...source.data };
    const missing = missingIn(source.kind, source.data, source.body);
    return { source, id, change: 'new', data, body: source.body, added: [], kept: [], missing };
  }
  const added = Object.keys(source.data).filter((key) => there.data[key] === undefined);
  const kept = Object.keys(source.data).filter(
    (key) => there.data[key] !== undefined && !isSame(there.data[key], source.data[key]),
  );
  const label = labelsOf(source.kind);
  const addsBody = there.body.trim() === '' && source.body !== '';
  const isBodyKept = !addsBody && source.body !== '' && there.body.trim() !== source.body.trim();
  const fields = Object.fromEntries(added.map((key) => [key, source.data[key]]));
  const data = { ...there.data, ...fields };
  const body = addsBody ? source.body : there.body;
  return {
    source,
    id,
    change: added.length > 0 || addsBody ? 'changed' : 'same',
    data,
    body,
    added: [...added.map(label), ...(addsBody ? ['Text'] : [])],
    kept: [...kept.map(label), ...(isBodyKept ? ['Text'] : [])],
    missing: missingIn(source.kind, data, body),
  };
}

/** The labels of the fields of an entry that its kind needs and that it lacks. */
export function missingIn(
  kindName: SourceEntry['kind'],
  data: Readonly<Record<string, unknown>>,
  body: string,
): string[] {
  const { schema, format }: Kind = kinds[kindName];
  const { [draftField]: _, ...fields } = data;
  const issues = schema.safeParse(fields).error?.issues ?? [];
  const keys = issues.flatMap(({ path: [key] }) =>
    typeof key === 'string' && fields[key] === undefined ? [key] : [],
  );
  const withoutBody = format === 'md' && body.trim() === '' ? ['Text'] : [];
  return [...new Set(keys.map(labelsOf(kindName))), ...withoutBody];
}

/** Returns the function that calls the fields of a kind as its form does. */
function labelsOf(kindName: SourceEntry['kind']): (key: string) => string {
  const form = formOf(kinds[kindName].schema);
  const fields = form.is === 'group' ? form.fields : {};
  return (key) => fields[key]?.label ?? labelFromKey(key);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
