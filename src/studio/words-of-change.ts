import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '#check/schema-walk.ts';
import type { Field } from '#content/form-of.ts';
import { counted } from '#site/words.ts';
import type { Written } from './protocol.ts';
import { matchItems } from './writer/match-items.ts';
import { fieldsOf } from './writer/write-yaml.ts';

const longestQuote = 60;

/**
 * What differs between two versions of an entry, a sentence for each field: `Title: was “Nurse”, is
 * “Physician”`, `Talks: new “Heat at home”`, `Talks, 2, Minutes: …`. Fields are called as the form
 * calls them.
 */
export function wordsOfChange(form: Field, was: Written, is: Written): string[] {
  const words = inGroup(form, was.data, is.data, []);
  if (was.body !== is.body) words.push(`Text below the fields: ${linesChanged(was.body, is.body)}`);
  return words;
}

function inGroup(
  field: Field | undefined,
  was: Record<string, unknown>,
  is: Record<string, unknown>,
  path: readonly string[],
): string[] {
  const fields = { ...fieldsOf(field, was), ...fieldsOf(field, is) };
  const names = new Set([...Object.keys(fields), ...Object.keys(was), ...Object.keys(is)]);
  return [...names].flatMap((name) => {
    if (isDeepStrictEqual(was[name], is[name])) return [];
    const label = fields[name]?.label || name;
    return inValue(fields[name], was[name], is[name], [...path, label]);
  });
}

function inValue(
  field: Field | undefined,
  was: unknown,
  is: unknown,
  path: readonly string[],
): string[] {
  const place = path.join(', ');
  if (was === undefined || was === null) return [`${place}: new, ${shown(is)}`];
  if (is === undefined || is === null) return [`${place}: removed, was ${shown(was)}`];
  if (isRecord(was) && isRecord(is)) return inGroup(field, was, is, path);
  if (Array.isArray(was) && Array.isArray(is)) return inList(field, was, is, path);
  return [`${place}: was ${shown(was)}, is ${shown(is)}`];
}

function inList(
  field: Field | undefined,
  was: readonly unknown[],
  is: readonly unknown[],
  path: readonly string[],
): string[] {
  const place = path.join(', ');
  const of = field?.is === 'list' ? field.item : undefined;
  const from = matchItems(was, is);
  const known = from.filter((index) => index !== undefined);
  const gone = was.filter((_, index) => !known.includes(index));
  const isMoved = known.some((index, at) => index < (known[at - 1] ?? 0));
  return [
    ...is.flatMap((item, index) => {
      const before = from[index];
      if (before === undefined) return [`${place}: new ${shown(item)}`];
      if (isDeepStrictEqual(was[before], item)) return [];
      return inValue(of, was[before], item, [...path, String(index + 1)]);
    }),
    ...gone.map((item) => `${place}: removed ${shown(item)}`),
    ...(isMoved ? [`${place}: in another order`] : []),
  ];
}

/** A value in a few words; of a group its first text, which is its title or name. */
function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(shown).join(', ');
  if (isRecord(value)) {
    const [first] = Object.values(value).filter((part) => typeof part === 'string');
    return first === undefined ? 'an entry' : shown(first);
  }
  const text = String(value).replaceAll(/\s+/g, ' ');
  const cut = text.slice(0, longestQuote).replace(/\s+\S*$/, '');
  return `“${text.length <= longestQuote ? text : `${cut}…`}”`;
}

function linesChanged(was: string, is: string): string {
  if (was === '') return 'new';
  if (is === '') return 'removed';
  const before = was.split('\n').filter((line) => line.trim() !== '');
  const now = is.split('\n').filter((line) => line.trim() !== '');
  const added = now.filter((line) => !before.includes(line)).length;
  const gone = before.filter((line) => !now.includes(line)).length;
  const parts = [
    ...(added > 0 ? [`${counted(added, 'paragraphs')} new or changed`] : []),
    ...(gone > added ? [`${counted(gone - added, 'paragraphs')} removed`] : []),
  ];
  return parts.join(', ') || 'other line breaks';
}
