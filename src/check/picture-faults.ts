import { posix } from 'node:path';
import { z } from 'zod';
import { type Advice, type Entry, type EntryFile, faultAt } from './entry.ts';
import type { Fault } from './fault.ts';
import { pictureAdvice, portraitAdvice } from './picture-advice.ts';
import { type Field, fieldsOf } from './schema-walk.ts';
import { fileFault } from './sort-files.ts';

/** A field that names a picture, and the picture's path inside the content folder. */
interface Named {
  entry: Entry;
  field: Field;
  path: string;
  isPortrait: boolean;
}

/**
 * Faults in pictures: those that entries name must exist and be sound, and none may lie about unused. `files` are all
 * files of entries; of one that cannot be read nobody knows which pictures it uses.
 */
export async function pictureFaults(
  root: string,
  entries: readonly Entry[],
  files: readonly EntryFile[],
  pictures: readonly string[],
): Promise<Fault[]> {
  const looked = new Map<string, Promise<Advice[]>>();
  const named = entries.flatMap(namedBy);
  const faults = named.map(async ({ entry, field, path, isPortrait }) => {
    const looking = looked.get(path) ?? pictureAdvice(root, path, pictures);
    looked.set(path, looking);
    const advice = await looking;
    const more = isPortrait && advice.length === 0 ? await portraitAdvice(root, path) : [];
    return [...advice, ...more].map((one) => faultAt(entry, field.path, field.value, one));
  });
  const readable = new Set(entries.filter(({ data }) => data !== undefined).map((one) => one.file));
  const unread = files.filter(({ file }) => !readable.has(file));
  return [...(await Promise.all(faults)).flat(), ...unusedFaults(pictures, named, unread)];
}

/** A name that does not fit its field is reported by the schema, so it is not looked up. */
function namedBy(entry: Entry): Named[] {
  return [...fieldsOf(entry.kind.schema, entry.data)].flatMap((field) => {
    const { target, schema, value } = field;
    if (!target || !('picture' in target) || !z.safeParse(schema, value).success) return [];
    const path = posix.join(posix.dirname(entry.file), String(value));
    return { entry, field, path, isPortrait: target.isPortrait === true };
  });
}

/**
 * A picture that is named with other capitals counts as used: its fault is at the field. So does every picture in the
 * folder of an entry that cannot be read.
 */
function unusedFaults(
  pictures: readonly string[],
  named: readonly Named[],
  unread: readonly EntryFile[],
): Fault[] {
  const used = new Set(named.map(({ path }) => path.toLowerCase()));
  const unknown = new Set(unread.map(({ file }) => posix.dirname(file)));
  return pictures
    .filter((path) => !used.has(path.toLowerCase()) && !unknown.has(posix.dirname(path)))
    .map((path) =>
      fileFault(path, {
        problem: 'no file uses this picture',
        remedy: 'Name it in the file it belongs to, or delete it.',
      }),
    );
}
