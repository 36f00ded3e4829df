import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockOf, nothingPublished, readPublished } from '#check/published.ts';
import { changeBy, fourteenProblems } from '#check/testing/fourteen-problems.ts';
import type { Tree } from '#check/testing/sound-tree.ts';
import type { Field } from '#content/form-of.ts';
import { titleFieldOf } from '#content/title-field.ts';
import { kinds } from '#kinds.ts';
import { checkText } from './check-draft.ts';
import { contentOf, formFor, idsOfAll, kindOf, pathOf, readFields, textOf } from './entry-files.ts';
import { allKinds, kindRow, listedTitle, previewAddress } from './kind-table.ts';

type Data = Record<string, unknown>;

const ids = await idsOfAll('.');
const around = { folder: 'example', ids, published: nothingPublished, today: '2026-12-01' };
const entries = await Promise.all(
  Object.keys(kinds).map(async (kind) => {
    const [id = ''] = ids.get(kind) ?? [];
    const key = { kind, id };
    const source = await readFile(join(contentOf('.'), pathOf(key)), 'utf8');
    return { key, source, ...readFields(key, source) };
  }),
);

/** An entry of every kind in the release tests, else of every third. */
const tried = entries.filter(
  (_, index) => process.env['CHV_TESTS'] === 'release' || index % 3 === 0,
);

test('an entry that is sound has no problems', () => {
  for (const { key, source } of entries) expect(checkText(key, source, around)).toEqual([]);
});

test.each<[string, (value: unknown) => unknown]>([
  ['is gone', () => undefined],
  ['is of another type', (value) => (typeof value === 'string' ? 7 : 'words')],
  ['is empty', () => ''],
  ['has a figure in its words', (value) => (typeof value === 'string' ? '45% of people' : value)],
  ['has spaces around it', (value) => (typeof value === 'string' ? ` ${value} ` : value)],
])(
  'where every value %s, each problem is in a field of the form, or in the text below',
  (_, change) => {
    let count = 0;
    for (const { key, source, data, body } of tried) {
      for (const wrong of [inFields(data, change), inLeaves(data, change)]) {
        const problems = checkText(
          key,
          textOf({ ...key, data: wrong as Data, body }, source),
          around,
        );
        count += problems.length;
        const form = formFor(key.kind);
        const lost = problems.filter(
          ({ field }) => !isInForm(form, field === '' ? [] : field.split('.')),
        );
        expect(lost.map(({ field, message }) => `${key.kind} ${field}: ${message}`)).toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(tried.length);
  },
);

test('a text below the fields that is missing or wrong is a problem of that text', () => {
  const { key, source, data } = entryOf('stories');
  const field = 'text below the fields';
  for (const body of ['', '<b>bold</b>', 'A third, 45% of people.']) {
    const problems = checkText(key, textOf({ ...key, data, body }, source), around);
    expect(problems).toContainEqual(expect.objectContaining({ field }));
  }
});

test('a file that cannot be read has a problem in the line of the error', () => {
  const { key, source } = entryOf('claims');
  const line = source.split('\n').length;
  const problems = checkText(key, `${source}other: [\n`, around);
  expect(problems).toMatchObject([{ file: `example/${pathOf(key)}`, line }]);
});

/** Those of the fourteen that one file does not show: pictures, and the names of other speakers. */
const shownOnSaving = /photograph|portrait|another speaker/;

test.each(fourteenProblems.filter(({ name }) => !shownOnSaving.test(name)))(
  '$name: reported while one types, at a field of the form or at the file',
  async (made) => {
    const { kind, expected } = made;
    const id =
      { events: 'upcoming1', claims: 'home-71' }[kind as string] ??
      [...(ids.get(kind) ?? [])][0] ??
      '';
    const file = pathOf({ kind, id });
    const tree = new Map([[file, await readFile(join(contentOf('.'), file), 'utf8')]]);
    (await changeBy(made, file))(tree as Tree);
    const { published } = await readPublished(lockOf(contentOf('.')));
    const problems = checkText({ kind, id }, tree.get(file) ?? '', { ...around, published });
    const fields = problems.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(expected.map(({ field }) => field)));
    for (const field of fields)
      expect(isInForm(formFor(kind), field.split('.').filter(Boolean))).toBe(true);
  },
);

test('every kind is in the list of the studio, with a name, a hint and a title for its entries', () => {
  expect(
    allKinds()
      .map(([name]) => name)
      .sort(),
  ).toEqual(Object.keys(kinds).sort());
  for (const { key, data } of entries) {
    expect(kindRow(key.kind).hint, `${key.kind} says what it is`).toMatch(/\.$/);
    expect(listedTitle(key.kind, key.id, data)).not.toBe('');
  }
  const unnamed = allKinds()
    .filter(([name, kind]) => !kind.only && !titleFieldOf(formFor(name)))
    .map(([name]) => name);
  // A figure is called by its words, which a draft of one has in another place.
  expect(unnamed, 'kinds of which a new entry gets no name: mark one with entryTitle').toEqual([
    'claims',
  ]);
  expect(previewAddress('stories', 'two-fans')).toBe('/stories/two-fans');
  expect(listedTitle('claims', 'home-71', entryOf('claims').data)).toMatch(/\w+ \w+/);
  expect(kindOf('speakers').folder).toBe('speakers');
});

function entryOf(kind: string): (typeof entries)[number] {
  const found = entries.find(({ key }) => key.kind === kind);
  if (!found) throw new Error(`there is no entry of ${kind}`);
  return found;
}

/** The data with each of its top fields changed. */
function inFields(data: Data, change: (value: unknown) => unknown): Data {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, change(value)]));
}

/** The data with each value changed that is no list or group. */
function inLeaves(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inLeaves(item, change) ?? null);
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inLeaves(part, change)]),
  );
}

/** Whether a path of field names and places in lists leads to a part of the form. */
function isInForm(field: Field, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined || step === 'text below the fields') return true;
  switch (field.is) {
    case 'list':
      return /^\d+$/.test(step) && isInForm(field.item, rest);
    case 'group': {
      const part = field.fields[step] ?? field.others;
      return part !== undefined && isInForm(part, rest);
    }
    case 'variant':
      return (
        step === field.key ||
        field.variants.some(({ fields }) => fields[step] && isInForm(fields[step], rest))
      );
    case 'either':
      return field.options.some((option) => isInForm(option, [step, ...rest]));
    default:
      return false;
  }
}
