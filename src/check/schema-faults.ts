import { type Entry, faultAt } from './entry.ts';
import { type Fault, shown } from './fault.ts';
import { issueAdvice, keyAdvice } from './issue-advice.ts';
import { judge } from './judge.ts';
import { placeOfKey } from './places.ts';
import { type Field, fieldsOf } from './schema-walk.ts';

/** Everything the schema of its kind has against an entry. */
export function schemaFaults(entry: Entry): Fault[] {
  const { kind, data } = entry;
  const issues = judge(kind.schema, data);
  if (issues.length === 0) return [];
  const fields = new Map<string, Field>();
  for (const field of fieldsOf(kind.schema, data)) fields.set(field.path.join('.'), field);
  return issues.flatMap((issue) => {
    const field = fields.get(issue.path.join('.'));
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknownKey(entry, [...issue.path, key], field));
    }
    const value = valueAt(data, issue.path);
    return faultAt(entry, issue.path, value, issueAdvice(issue, value, field));
  });
}

function unknownKey(entry: Entry, path: PropertyKey[], around: Field | undefined): Fault {
  const key = String(path.at(-1));
  return {
    file: entry.file,
    ...placeOfKey(entry.raw, path),
    field: path.join('.'),
    found: shown(key),
    ...keyAdvice(key, around),
  };
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], data);
}
