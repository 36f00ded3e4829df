import { posix } from 'node:path';
import { z } from 'zod';
import { type Advice, type Entry, faultAt } from './entry.ts';
import type { Fault } from './fault.ts';
import { pictureAdvice } from './picture-advice.ts';
import { type Field, fieldsOf } from './schema-walk.ts';
import { fileFault } from './sort-files.ts';

/** A field that names a picture, and the picture's path inside the content folder. */
interface Named {
  entry: Entry;
  field: Field;
  path: string;
}

/** Faults in pictures: those that entries name must exist and be sound, and none may lie about unused. */
export async function pictureFaults(
  root: string,
  entries: readonly Entry[],
  pictures: readonly string[],
): Promise<Fault[]> {
  const looked = new Map<string, Promise<Advice[]>>();
  const named = entries.flatMap(namedBy);
  const faults = named.map(async ({ entry, field, path }) => {
    const advice = looked.get(path) ?? pictureAdvice(root, path, pictures);
    looked.set(path, advice);
    return (await advice).map((one) => faultAt(entry, field.path, field.value, one));
  });
  return [...(await Promise.all(faults)).flat(), ...unusedFaults(pictures, named)];
}

/** A name that does not fit its field is reported by the schema, so it is not looked up. */
function namedBy(entry: Entry): Named[] {
  return [...fieldsOf(entry.kind.schema, entry.data)].flatMap((field) => {
    const { target, schema, value } = field;
    if (!target || !('picture' in target) || !z.safeParse(schema, value).success) return [];
    return { entry, field, path: posix.join(posix.dirname(entry.file), String(value)) };
  });
}

/** A picture that is named with other capitals counts as used: its fault is at the field. */
function unusedFaults(pictures: readonly string[], named: readonly Named[]): Fault[] {
  const used = new Set(named.map(({ path }) => path.toLowerCase()));
  return pictures
    .filter((path) => !used.has(path.toLowerCase()))
    .map((path) =>
      fileFault(path, {
        problem: 'no file uses this picture',
        remedy: 'Name it in the file it belongs to, or delete it.',
      }),
    );
}
