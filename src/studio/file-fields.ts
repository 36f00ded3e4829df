import type { Field } from '#content/form-of.ts';
import { allFields } from '#content/form-walk.ts';

/*
 * Where the form of an entry shows the files that are named after the entry.
 */

/** The id of the input for the recording, captions or clip with an ending. */
export function fileFieldId(ending: string): string {
  return `file-${ending}`;
}

/** Whether a path is that of a picture. */
export function isPictureFile(path: string): boolean {
  return /\.(svg|jpe?g|png|webp|avif)$/.test(path);
}

/** The key of the first field for a picture at the top of a form; empty without one. */
export function pictureFieldOf(form: Field): string {
  const found = [...allFields(form)].find(
    ({ path, field }) => path.length === 1 && field.is === 'picture',
  );
  return found?.path.join('.') ?? '';
}
