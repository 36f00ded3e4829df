import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '#check/check-content.ts';
import { speakerSchema } from '#features/speakers/speaker.schema.ts';
import { vocabularyOf } from './random.ts';
import { fillUp, people } from './speakers.ts';

const stock = {
  words: vocabularyOf(['the heat and the smoke and the sea']),
  pictures: ['one.svg', 'two.svg'],
};
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chv-people-'));
  await cp('example', folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the same people come every time, and fewer are the first of more', () => {
  const many = people(60, stock);
  expect(people(60, stock)).toEqual(many);
  expect(people(20, stock)).toEqual(many.slice(0, 20));
});

test('every one of them has an id of their own and obeys the schema', () => {
  const many = people(300, stock);
  expect(new Set(many.map(({ id }) => id)).size).toBe(300);
  for (const { id, fields } of many) {
    expect(speakerSchema.safeParse(fields).error?.issues ?? [], id).toEqual([]);
  }
});

test('an id that is taken is not given again', () => {
  const [first] = people(1, stock);
  const id = first?.id ?? '';
  expect(people(50, stock, [id]).map((person) => person.id)).not.toContain(id);
});

test('names are written in many alphabets of Latin letters', () => {
  const names = people(300, stock).map(({ fields }) => fields.name);
  expect(names.filter((name) => /[\u00C0-\u024F]/.test(name)).length).toBeGreaterThan(60);
  expect(names.filter((name) => /[\u0100-\u024F]/.test(name)).length).toBeGreaterThan(20);
});

test('biographies are as long as real ones', () => {
  const lengths = people(100, stock).map(({ fields, body }) =>
    [fields.bioShort ?? '', fields.bioMedium ?? '', body].map((text) => text.split(/\s+/).length),
  );
  const mean = (place: number) =>
    lengths.reduce((sum, each) => sum + (each[place] ?? 0), 0) / lengths.length;
  expect(mean(0)).toBeGreaterThan(35);
  expect(mean(1)).toBeGreaterThan(90);
  expect(mean(2)).toBeGreaterThan(230);
});

test('facets are as uneven as among real people, and no value is missing', () => {
  const many = people(400, stock);
  const fields = many.flatMap((person) => person.fields.expertise);
  const counts = Object.values(Object.groupBy(fields, (field) => field)).map(
    (same = []) => same.length,
  );
  expect(counts).toHaveLength(21);
  expect(Math.max(...counts)).toBeGreaterThan(3 * Math.min(...counts));
});

test('a folder is filled up with speakers who pass the content check, and the real ones stay', async () => {
  const real = await readFile(join(folder, 'speakers/amara-quill.md'), 'utf8');
  expect(await fillUp(join(folder, 'speakers'), 60)).toBe(60);
  const names = await readdir(join(folder, 'speakers'));
  expect(names.filter((name) => name.endsWith('.md'))).toHaveLength(60);
  expect(await readFile(join(folder, 'speakers/amara-quill.md'), 'utf8')).toBe(real);
  const { problems } = await checkContent({ own: folder });
  expect(problems.filter(({ file }) => file.includes('/speakers/'))).toEqual([]);
});
