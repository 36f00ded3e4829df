import { formOf } from '#content/form-of.ts';
import { fieldsIn } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import type { Kind } from '#content/kind.ts';
import { kinds } from '#kinds.ts';
import type { Entry } from './entry.ts';
import { displayValue, fileProblem, type Problem } from './problem.ts';

/** The fewest fields of another kind by which an entry is told to be one of that kind. */
const fewestStrange = 4;

/**
 * The problem that an entry lies in the folder of another kind: several of its fields are unknown
 * here, and all are those of one other kind. Undefined for any other entry.
 */
export function wrongFolderProblem({ file, kind, data }: Entry): Problem | undefined {
  if (!isRecord(data) || kind.only !== undefined) return undefined;
  const keys = Object.keys(data);
  const strange = keys.filter((key) => !fieldNames(kind).has(key));
  if (strange.length < fewestStrange) return undefined;
  const meant = Object.values<Kind>(kinds).find(
    (other) => other !== kind && !other.only && keys.every((key) => fieldNames(other).has(key)),
  );
  if (!meant) return undefined;
  const text = {
    message: `has the fields of an entry in "${meant.folder}", not of one in "${kind.folder}"`,
    fix: `Move the file to "${meant.folder}".`,
  };
  return fileProblem(file, text, { found: displayValue(strange.join(', ')) });
}

function fieldNames({ schema }: Kind): ReadonlySet<string> {
  return new Set(Object.keys(fieldsIn(formOf(schema), {})));
}
