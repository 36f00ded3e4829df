import type { Field } from '#content/form-of.ts';
import { fieldsAlong, fieldsIn, optionFor, placeWords } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import { bodyLabelOf } from '../../body-label.ts';
import type { LoadedEntry, Written } from '../../protocol.ts';
import { isSame } from '../../same-value.ts';
import { uploadWords } from '../entry/waiting-files.ts';
import type { Data } from '../form/values.ts';
import type { Conflict } from './merge-values.ts';
import { isWritten, wholeFile } from './merge-written.ts';

/** A field in which two versions differ, with both values in words. */
export interface Difference {
  /** Its path in the data. */
  path: string;
  label: string;
  mine: string;
  theirs: string;
}

/** The fields in which two versions differ; then the text below the fields, and a whole file. */
export function differences(
  { form, kind }: Pick<LoadedEntry, 'form' | 'kind'>,
  mine: Written,
  theirs: Written,
): Difference[] {
  const inFields = differencesIn(form, mine.data, theirs.data);
  const texts = [
    { label: bodyLabelOf(kind), mine: mine.body, theirs: theirs.body },
    { label: 'The file', mine: mine.source ?? '', theirs: theirs.source ?? '' },
    {
      label: 'Pictures and recordings that wait',
      mine: uploadWords(mine.uploads),
      theirs: uploadWords(theirs.uploads),
    },
  ];
  const inTexts = texts
    .filter((text) => text.mine !== text.theirs)
    .map(({ label, ...text }) => ({
      path: label,
      label,
      ...bothInWords(undefined, text.mine, text.theirs),
    }));
  return [...inFields, ...inTexts];
}

/** The fields in which two groups differ; of groups that both have, the fields inside. */
function differencesIn(
  form: Field,
  mine: Data,
  theirs: Data,
  around?: { path: string; label: string },
): Difference[] {
  const fields = { ...fieldsIn(form, theirs), ...fieldsIn(form, mine) };
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...keys]
    .filter((key) => !isSame(mine[key], theirs[key]))
    .flatMap((key) => {
      const mineValue = mine[key];
      const theirValue = theirs[key];
      const field = fields[key];
      const name = field?.label ?? key;
      const path = around ? `${around.path}.${key}` : key;
      const label = around ? `${around.label}, ${name}` : name;
      if (field?.is === 'group' && isRecord(mineValue) && isRecord(theirValue))
        return differencesIn(field, mineValue, theirValue, { path, label });
      return [{ path, label, ...bothInWords(field, mineValue, theirValue) }];
    });
}

/** The conflicts of a merge, each with its place and both values in words. */
export function conflictsInWords(
  { form, kind }: Pick<LoadedEntry, 'form' | 'kind'>,
  data: Written['data'],
  conflicts: readonly Conflict[],
): Difference[] {
  return conflicts.map(({ path, mine, theirs }) => {
    const field = path === wholeFile ? form : fieldsAlong(form, data, path).at(-1)?.field;
    return {
      path,
      label: placeWords(form, data, path, bodyLabelOf(kind)),
      ...bothInWords(field, mine, theirs),
    };
  });
}

function bothInWords(field: Field | undefined, mine: unknown, theirs: unknown) {
  const [mineWords, theirWords] = withoutSame(valueLines(field, mine), valueLines(field, theirs));
  return { mine: mineWords, theirs: theirWords };
}

/**
 * Two texts of several paragraphs without those at the beginning and the end that are the same in
 * both; a paragraph “…” stands for them.
 */
export function withoutSame(one: string, other: string): [string, string] {
  const ones = one.split('\n\n');
  const others = other.split('\n\n');
  const shorter = Math.min(ones.length, others.length);
  let head = 0;
  while (head < shorter - 1 && ones[head] === others[head]) head++;
  let tail = 0;
  while (tail < shorter - 1 - head && ones.at(-1 - tail) === others.at(-1 - tail)) tail++;
  const middle = (parts: readonly string[]) =>
    [
      ...(head > 0 ? ['…'] : []),
      ...parts.slice(head, parts.length - tail),
      ...(tail > 0 ? ['…'] : []),
    ].join('\n\n');
  return [middle(ones), middle(others)];
}

/**
 * A value as text with one line for each part, called as the form calls it; “nothing” where there
 * is none.
 */
function valueLines(field: Field | undefined, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const form = field && optionFor(field, value);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'nothing';
    const item = form?.is === 'list' ? form.item : undefined;
    const between = value.some(isRecord) ? '\n\n' : '\n';
    return value.map((part) => valueLines(item, part)).join(between);
  }
  if (!isRecord(value)) return String(value);
  if (isWritten(value)) return wholeLines(form, value);
  const fields = fieldsIn(form, value);
  return Object.entries(value)
    .filter(([key, part]) => part !== undefined && fields[key]?.is !== 'id')
    .map(([key, part]) => `${fields[key]?.label ?? key}: ${valueLines(fields[key], part)}`)
    .join('\n');
}

/** A whole file: its text where it cannot be read as fields, else its fields and its text. */
function wholeLines(form: Field | undefined, { data, body, source }: Written): string {
  if (source !== undefined) return source;
  return [valueLines(form, data), body].filter((part) => part !== '').join('\n\n');
}
