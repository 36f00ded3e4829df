// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { type ClaimRow, findInTexts, type Names, readLedger, searchable } from './claim-list.ts';

const names = {
  statuses: { differs: 'Under review', supported: 'Supported' },
  topics: { 'extreme-weather': 'Storms' },
} as Names;

const rows: readonly ClaimRow[] = [
  { id: 'a', status: 'differs', topic: 'extreme-weather' },
  { id: 'b', status: 'supported', topic: 'extreme-heat' },
  { id: 'c', status: 'supported', topic: 'home' },
];

beforeEach(() => {
  document.body.innerHTML = `
    <div data-claims id="differs">
      <div data-claims id="storms"><article id="a"><h4>Él Niño</h4><p>Checked <time>May</time></p></article></div>
    </div>
    <div data-claims id="supported">
      <div data-claims id="heat"><article id="b"><h4>Heat</h4></article></div>
      <div data-claims id="home"><article id="c"><h4>Trust</h4></article></div>
    </div>`;
});

const visible = () =>
  [...document.querySelectorAll<HTMLElement>('[id]')]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ id }) => id)
    .join(' ');

test.each([
  ['nino', 'a'],
  ['storms review', 'a'],
  ['supported', 'b c'],
  ['may', ''],
])('%s finds claims by what they say, their topic and their status', (words, ids) => {
  expect([...readLedger(document, rows, names).find(words)].join(' ')).toBe(ids);
});

test('claims that were read before a search are searched as the page had them then', () => {
  const ledger = readLedger(document, rows, names);
  expect(ledger.read(0)).toBe(false);
  expect(ledger.read(1000)).toBe(true);
  for (const heading of document.querySelectorAll('h4')) heading.textContent = 'other';
  expect([...ledger.find('trust')]).toEqual(['c']);
});

test('headings without a claim left go with their claims, and come back', () => {
  const { show } = readLedger(document, rows, names);
  show(new Set(['b']));
  expect(visible()).toBe('supported heat b');
  show(new Set());
  expect(visible()).toBe('');
  show(new Set(['a', 'b', 'c']));
  expect(visible()).toBe('differs storms a supported heat b home c');
});

const texts = new Map([
  ['a', searchable('71% of adults trusted nurses, said Josué.')],
  ['b', searchable('3.5x as many adults; 71,420 deaths')],
]);

test.each([
  ['71%', 'ab'],
  ['71,420', 'b'],
  ['ADULTS', 'ab'],
  ['adu 3.5x', 'b'],
  ['dults', ''],
  ['josue', 'a'],
  ['smoke', ''],
  ['%', ''],
])('%s is in the texts %s', (query, ids) => {
  expect([...findInTexts(texts, query)].join('')).toBe(ids);
});
