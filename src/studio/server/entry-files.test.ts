import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Node, parseDocument, visit } from 'yaml';
import type { Field } from '#content/form-of.ts';
import { kinds } from '#kinds.ts';
import { contentOf, formFor, idsOfAll, pathOf, readFields, textOf } from './entry-files.ts';

type Data = Record<string, unknown>;

const entries = await everyEntry();

async function everyEntry() {
  const keys = [...(await idsOfAll('.'))].flatMap(([kind, ids]) =>
    [...ids].map((id) => ({ kind, id })),
  );
  return Promise.all(
    keys.map(async (key) => {
      const source = await readFile(join(contentOf('.'), pathOf(key)), 'utf8');
      const { data, body, source: unread } = readFields(key, source);
      return { key, source, data, body, isRead: unread === undefined };
    }),
  );
}

type ReadEntry = (typeof entries)[number];

/** Every entry in the release tests, else the longest of each kind. */
const tried =
  process.env['CHV_TESTS'] === 'release'
    ? entries
    : [...Map.groupBy(entries, ({ key }) => key.kind).values()].map(longestOf);

function longestOf(some: readonly ReadEntry[]): ReadEntry {
  return some.reduce((a, b) => (b.source.length > a.source.length ? b : a));
}

/** The text of an entry with other fields, after it was read back: it must hold exactly those. */
function written({ key, source, body }: ReadEntry, data: Data): string {
  const text = textOf({ ...key, data, body }, source);
  expect(readFields(key, text), pathOf(key)).toEqual({ data, body });
  return text;
}

/** The entry of that id. */
function entryCalled(id: string): ReadEntry {
  const found = entries.find(({ key }) => key.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

test('an entry that is saved unchanged is the same file, byte for byte', () => {
  expect(entries.length).toBeGreaterThan(190);
  expect(new Set(entries.map(({ key }) => key.kind)).size).toBe(Object.keys(kinds).length);
  for (const { key, source, data, body, isRead } of entries) {
    expect(isRead, pathOf(key)).toBe(true);
    expect(textOf({ ...key, data, body }, source), pathOf(key)).toBe(source);
  }
});

describe('in every file of the content', () => {
  test.each([0, 1])('strings are changed, and no other line (%i of each two)', (turn) => {
    for (const entry of tried) {
      const { key, source } = entry;
      let count = 0;
      const isChanged = () => count++ % 2 === turn;
      const data = inStrings(entry.data, (text) => (isChanged() ? `${text} and more` : text));
      const text = written(entry, data as Data);
      expect(linesOfOthers(text, turn), pathOf(key)).toEqual(linesOfOthers(source, turn));
    }
  });

  test.each<[string, (list: unknown[]) => unknown[]]>([
    [
      'entries more in front, in the middle and at the end',
      (list) => {
        const middle = list.toSpliced(list.length >> 1, 0, changed(list[0]));
        return [changed(list[1]), ...middle, changed(list.at(-1))];
      },
    ],
    ['the first entry less', (list) => list.slice(1)],
    ['the middle entry less', (list) => list.toSpliced(list.length >> 1, 1)],
    ['the last entry less', (list) => list.slice(0, -1)],
    ['the last entry first', (list) => [...list.slice(-1), ...list.slice(0, -1)]],
  ])('lists: %s', (_, change) => {
    for (const entry of tried) {
      const data = inLists(entry.data, change) as Data;
      if (JSON.stringify(data) !== JSON.stringify(entry.data)) written(entry, data);
    }
  });
});

test('an optional group comes and goes', () => {
  const claim = entryCalled('home-71');
  const { specified, ...rest } = claim.data;
  const without = written(claim, rest);
  expect(without).toBe(claim.source.replace(/specified:\n( {2}.*\n)+/, ''));
  const again = written({ ...claim, source: without }, { ...rest, specified });
  expect(readFields(claim.key, again).data).toEqual(claim.data);
});

test('another variant has the fields of that variant', () => {
  const claim = entryCalled('rr-hospital-evacuations');
  const { closest, ...shared } = claim.data;
  const data = { ...shared, status: 'differs', figure: '23%', wording: 'A sentence.' };
  const text = written(claim, data);
  expect(text).toContain('status: differs\n');
  expect(text).not.toContain('closest');
});

test('whatever a form can hold can be written, read and changed again', () => {
  const names = Object.keys(kinds).filter((name) => !name.startsWith('toolkit'));
  const anyKind = fc.constantFrom(...names).chain((kind) => {
    const data = dataOf(formFor(kind)) as fc.Arbitrary<Data>;
    return fc.tuple(fc.constant(kind), data, data);
  });
  fc.assert(
    fc.property(anyKind, ([kind, first, second]) => {
      const key = {
        kind,
        id: (kinds as Record<string, { only?: readonly string[] }>)[kind]?.only?.[0] ?? 'x',
      };
      const text = textOf({ ...key, data: first, body: '' }, undefined);
      expect(readFields(key, text).data).toEqual(plain(first));
      expect(readFields(key, textOf({ ...key, data: second, body: '' }, text)).data).toEqual(
        plain(second),
      );
    }),
    { numRuns: 150 },
  );
});

test('the text below the fields stays as it is, until it is changed', () => {
  const key = { kind: 'legal', id: 'terms' };
  const source = '---\ntitle: Terms\n---\n\n\n{demonstration}\nExample.\n{/demonstration}\n\n';
  const { data, body } = readFields(key, source);
  expect(textOf({ ...key, data: { title: 'New' }, body }, source)).toBe(
    source.replace('Terms', 'New'),
  );
  expect(textOf({ ...key, data, body: 'Other.' }, source)).toBe(
    '---\ntitle: Terms\n---\n\nOther.\n',
  );
});

describe('a file is saved with the line ends it had, and without a byte-order mark', () => {
  const key = { kind: 'events', id: 'x' };
  const plain = '---\ntitle: One\nzone: UTC\n---\n\nText.\n\nMore.\n';
  test.each([
    ['of Windows', plain.replaceAll('\n', '\r\n')],
    ['of an old Mac', plain.replaceAll('\n', '\r')],
    ['of Unix, with the mark', `\uFEFF${plain}`],
    ['of Windows, with the mark', `\uFEFF${plain.replaceAll('\n', '\r\n')}`],
    ['of Unix, with spaces behind ---', plain.replaceAll('---', '--- ')],
    ['of Unix, without the last one', plain.trimEnd()],
  ])('%s', (_, source) => {
    const { data, body } = readFields(key, source);
    expect({ data, body }).toEqual({ data: { title: 'One', zone: 'UTC' }, body: 'Text.\n\nMore.' });
    const text = source.replace('\uFEFF', '');
    expect(textOf({ ...key, data, body }, source)).toBe(text);
    const changed = { ...key, data: { title: 'Two', zone: 'UTC' }, body };
    expect(textOf(changed, source)).toBe(text.replace('One', 'Two'));
  });
});

/** The lines of a file without those of every other string, which the test has changed. */
function linesOfOthers(source: string, turn: number): string[] {
  const yaml = source.startsWith('---\n')
    ? source.slice(4, source.indexOf('\n---', 4) + 1)
    : source;
  const lines: (string | undefined)[] = yaml.split('\n');
  const lineAt = (index: number) => yaml.slice(0, index).split('\n').length - 1;
  let count = 0;
  visit(parseDocument(yaml), {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || count++ % 2 !== turn) return;
      const around = path.at(-1);
      const begin = key === 'value' && around && 'key' in around ? (around.key as Node) : node;
      const end = yaml.slice(0, node.range?.[1]).trimEnd().length;
      for (let line = lineAt(begin.range?.[0] ?? 0); line <= lineAt(end); line++)
        lines[line] = undefined;
    },
  });
  return lines.filter((line) => line !== undefined);
}

/** The data with every string changed, in the order of the file. */
function inStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => inStrings(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inStrings(part, change)]),
  );
}

function inLists(value: unknown, change: (list: unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return change(value.map((item) => inLists(item, change)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inLists(part, change)]),
  );
}

function changed(item: unknown): unknown {
  return inStrings(item ?? 'new', (text) => `${text}, new`);
}

function plain(data: Data): unknown {
  return JSON.parse(JSON.stringify(data));
}

const oddTexts = [
  'a: b',
  '#',
  '- x',
  'true',
  '1.0',
  'null',
  '~',
  "it's",
  '"',
  ' x',
  'x ',
  'a\n\n b\nc',
  'end\n',
  '\t',
  '\u2028',
  '{a}',
  '[',
  '>-',
  '---',
  '@',
  'x #y',
  '2026-01-01',
  'é 😀',
];

/** Any data that a form can hold. */
function dataOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.is) {
    case 'number':
      return fc.integer({ min: -1000, max: 3000 });
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.choices);
    case 'fixed':
      return fc.constant(field.value);
    case 'list':
      return fc.array(dataOf(field.item), { maxLength: 3 });
    case 'group':
      return field.others
        ? fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), dataOf(field.others))
        : groupOf(field.fields);
    case 'variant':
      return fc.oneof(
        ...field.variants.map(({ value, fields }) =>
          groupOf(fields).map((data) => ({ [field.key]: value, ...data })),
        ),
      );
    case 'either':
      return fc.oneof(...field.options.map(dataOf));
    default:
      return fc.oneof(
        fc.constantFrom(...oddTexts),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
      );
  }
}

function groupOf(fields: Record<string, Field>): fc.Arbitrary<Data> {
  const parts = Object.entries(fields).map(([name, field]) => {
    const data = dataOf(field);
    return [name, field.nullable ? fc.option(data) : data] as const;
  });
  const requiredKeys = Object.keys(fields).filter((name) => !fields[name]?.optional);
  return fc.record(Object.fromEntries(parts), { requiredKeys }) as fc.Arbitrary<Data>;
}
