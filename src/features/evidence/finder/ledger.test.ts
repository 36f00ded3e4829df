// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { ClaimRow } from './claim-list.ts';
import { narrowedMark, readLedger } from './ledger.ts';
import type { Names } from './search-document.ts';

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

test('the page says that it was narrowed, once a claim is hidden', () => {
  const { show } = readLedger(document, rows, names);
  const isNarrowed = () => document.documentElement.hasAttribute(narrowedMark);
  show(new Set(['a', 'b', 'c']));
  expect(isNarrowed()).toBe(false);
  show(new Set(['b']));
  expect(isNarrowed()).toBe(true);
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
