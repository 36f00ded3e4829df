import { expect, test } from 'vitest';
import type { NowHazardFile, NowLineFile } from './now.schema.ts';
import { nowAlternates, nowHref, numberedLines } from './now.ts';

const line = (en: string, id: string): NowLineFile => ({
  en,
  es: `${en} (es)`,
  cites: 'claim',
  id,
});
const page = { title: 'Heat', description: 'Heat', door: 'Heat', official: 'ready' };
const file: NowHazardFile = {
  hazard: 'extreme-heat',
  en: page,
  es: page,
  call: line('Call 911.', 'b'),
  ways: ['cool'],
  act: [line('Drink.', 'a'), line('Rest.', 'b')],
  signs: [line('Confusion.', 'a')],
  check: [line('Neighbors.', 'c')],
  after: [line('Rest again.', 'a')],
};

test('a document has one number, in the order in which the lines cite it', () => {
  const source = ({ id }: NowLineFile) => ({
    name: id,
    href: `https://${id}.example`,
    document: id,
  });
  const { call, parts, sources } = numberedLines(file, 'es', source);
  expect(sources.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  expect(call).toEqual({ text: 'Call 911. (es)', mark: 1 });
  expect(parts.act.map(({ mark }) => mark)).toEqual([2, 1]);
  expect(parts.after).toEqual([{ text: 'Rest again. (es)', mark: 2 }]);
});

test('every page knows where it is in the other language', () => {
  expect(nowAlternates('flooding')).toEqual({ en: '/now/flooding', es: '/es/ahora/inundacion' });
  expect(nowHref('es')).toBe('/es/ahora');
});
