import { isDeepStrictEqual } from 'node:util';
import { shownText } from '#check/form-values.ts';
import { draftField } from '#content/draft.ts';
import type { Field } from '#content/form-of.ts';
import { fieldsIn, itemLabelIn, optionFor } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import { counted, cutAtWord } from '#site/words.ts';
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
  const was = () => valueInWords(before, either && optionFor(either, before));
  if (before === undefined || before === null)
    return [`${place}: new, ${valueInWords(now, field)}`];
  if (now === undefined || now === null) return [`${place}: removed, was ${was()}`];
  if (isRecord(before) && isRecord(now)) return groupChanges(field, before, now, path);
  if (Array.isArray(before) && Array.isArray(now)) return listChanges(field, before, now, path);
  return [`${place}: was ${was()}, is ${valueInWords(now, field)}`];
}

function listChanges(
  field: Field | undefined,
  before: readonly unknown[],
  now: readonly unknown[],
  path: readonly string[],
): string[] {
  const place = path.join(', ');
  const label = path.at(-1) ?? '';
  const itemField = field?.is === 'list' ? field.item : undefined;
  const itemLabel = field?.is === 'list' ? itemLabelIn(field, label) : label;
  const oldIndexes = matchItems(before, now);
  const keptIndexes = oldIndexes.filter((index) => index !== undefined);
  const removedItems = before.filter((_, index) => !keptIndexes.includes(index));
  const isMoved = keptIndexes.some((index, at) => index < (keptIndexes[at - 1] ?? 0));
  return [
    ...now.flatMap((item, index) => {
      const oldIndex = oldIndexes[index];
      if (oldIndex === undefined) return [`${place}: new ${valueInWords(item, itemField)}`];
      const oldItem = before[oldIndex];
      if (isDeepStrictEqual(oldItem, item)) return [];
      const itemPath = [...path.slice(0, -1), `${itemLabel} ${index + 1}`];
      return valueChanges(itemField, oldItem, item, itemPath);
    }),
    ...removedItems.map((item) => `${place}: removed ${valueInWords(item, itemField)}`),
    ...(isMoved ? [`${place}: in another order`] : []),
  ];
}

/**
 * A value in a few words, as the control of its field shows it; of a group its first text, which is
 * its title or name.
 */
function valueInWords(value: unknown, either: Field | undefined): string {
  const field = either && optionFor(either, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const itemField = field?.is === 'list' ? field.item : undefined;
    const words = value.map((item) => valueInWords(item, itemField));
    return words.length === 0 ? 'nothing' : words.join(', ');
  }
  if (isRecord(value)) {
    const fields = fieldsIn(field, value);
    const [first] = Object.entries(value).filter(
      ([key, part]) => typeof part === 'string' && fields[key]?.is !== 'id',
    );
    return first === undefined ? 'an entry' : valueInWords(first[1], fields[first[0]]);
  }
  const written = String(value);
  const shown = shownText(field, written);
  if (shown !== written) return shown;
  const text = written.replaceAll(/\s+/g, ' ');
  return `“${cutAtWord(text, longestQuote)}”`;
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
