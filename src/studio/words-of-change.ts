import { isDeepStrictEqual } from 'node:util';
import { draftField } from '#content/draft.ts';
import type { Field } from '#content/form-of.ts';
import { fieldsIn, optionFor } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import { counted } from '#site/words.ts';
import type { Written } from './protocol.ts';
import { matchItems } from './writer/match-items.ts';

/** The most characters of a text in a sentence; a longer one is cut at a word. */
const longestQuote = 60;

/**
 * The differences between two versions of an entry, a sentence for each field, such as `Title: was
 * “Nurse”, is “Physician”` and `Talks: new “Heat at home”`. Fields are called as the schema calls
 * them.
 */
export function wordsOfChange(form: Field, before: Written, now: Written): string[] {
  const words = groupChanges(form, before.data, now.data, []);
  if (before.body !== now.body)
    words.push(`Text below the fields: ${linesChanged(before.body, now.body)}`);
  return words;
}

function groupChanges(
  field: Field | undefined,
  before: Record<string, unknown>,
  now: Record<string, unknown>,
  path: readonly string[],
): string[] {
  const fields = { ...fieldsIn(field, before), ...fieldsIn(field, now) };
  const names = new Set([...Object.keys(fields), ...Object.keys(before), ...Object.keys(now)]);
  return [...names].flatMap((name) => {
    if (isDeepStrictEqual(before[name], now[name])) return [];
    const isMark = name === draftField && path.length === 0;
    const label = isMark ? 'Not ready yet' : (fields[name]?.label ?? name);
    return valueChanges(fields[name], before[name], now[name], [...path, label]);
  });
}

function valueChanges(
  either: Field | undefined,
  before: unknown,
  now: unknown,
  path: readonly string[],
): string[] {
  const field = either && optionFor(either, now);
  const place = path.join(', ');
  if (before === undefined || before === null) return [`${place}: new, ${valueInWords(now)}`];
  if (now === undefined || now === null) return [`${place}: removed, was ${valueInWords(before)}`];
  if (isRecord(before) && isRecord(now)) return groupChanges(field, before, now, path);
  if (Array.isArray(before) && Array.isArray(now)) return listChanges(field, before, now, path);
  return [`${place}: was ${valueInWords(before)}, is ${valueInWords(now)}`];
}

function listChanges(
  field: Field | undefined,
  before: readonly unknown[],
  now: readonly unknown[],
  path: readonly string[],
): string[] {
  const place = path.join(', ');
  const itemField = field?.is === 'list' ? field.item : undefined;
  const oldIndexes = matchItems(before, now);
  const keptIndexes = oldIndexes.filter((index) => index !== undefined);
  const removedItems = before.filter((_, index) => !keptIndexes.includes(index));
  const isMoved = keptIndexes.some((index, at) => index < (keptIndexes[at - 1] ?? 0));
  return [
    ...now.flatMap((item, index) => {
      const oldIndex = oldIndexes[index];
      if (oldIndex === undefined) return [`${place}: new ${valueInWords(item)}`];
      const oldItem = before[oldIndex];
      if (isDeepStrictEqual(oldItem, item)) return [];
      return valueChanges(itemField, oldItem, item, [...path, String(index + 1)]);
    }),
    ...removedItems.map((item) => `${place}: removed ${valueInWords(item)}`),
    ...(isMoved ? [`${place}: in another order`] : []),
  ];
}

/** A value in a few words; of a group its first text, which is its title or name. */
function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map(valueInWords).join(', ');
  if (isRecord(value)) {
    const [first] = Object.values(value).filter((part) => typeof part === 'string');
    return first === undefined ? 'an entry' : valueInWords(first);
  }
  const text = String(value).replaceAll(/\s+/g, ' ');
  if (text.length <= longestQuote) return `“${text}”`;
  return `“${text.slice(0, longestQuote).replace(/\s+\S*$/, '')}…”`;
}

/** The paragraphs that differ, counted: "2 paragraphs new or changed, 1 paragraph removed". */
function linesChanged(before: string, now: string): string {
  if (before === '') return 'new';
  if (now === '') return 'removed';
  const oldLines = before.split('\n').filter((line) => line.trim() !== '');
  const newLines = now.split('\n').filter((line) => line.trim() !== '');
  const added = newLines.filter((line) => !oldLines.includes(line)).length;
  const removed = oldLines.filter((line) => !newLines.includes(line)).length;
  const parts: string[] = [];
  if (added > 0) parts.push(`${counted(added, 'paragraphs')} new or changed`);
  if (removed > added) parts.push(`${counted(removed - added, 'paragraphs')} removed`);
  return parts.join(', ') || 'other line breaks';
}
