import { titleFieldOf } from '#content/title-field.ts';
import type { LoadedEntry, Written } from '../../protocol.ts';
import { type GroupLike, withRequired } from '../form/values.ts';

/**
 * The fields and the text with which editing an entry begins: those of its file, or for a new entry
 * all fields that must be there, with `name` as its title.
 */
export function writtenOf(entry: LoadedEntry, name?: string): Written {
  if (entry.source !== undefined) return { data: {}, body: '', source: entry.source };
  if (entry.version !== null) return { data: entry.data, body: entry.body };
  const data = withRequired(entry.form as GroupLike, entry.data);
  const titleField = titleFieldOf(entry.form);
  return { data: name && titleField ? { ...data, [titleField]: name } : data, body: entry.body };
}
