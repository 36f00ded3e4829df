// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readLedger } from './ledger.ts';
import type { Names } from './search-document.ts';

const names = {
  statuses: { differs: 'Under review', supported: 'Supported' },
  topics: { 'extreme-weather': 'Storms' },
} as Names;

beforeEach(() => {
  document.body.innerHTML = `
    <div data-claims id="differs">
      <div data-claims id="storms"><article data-claim="differs extreme-weather" id="a"><h4>Él Niño</h4><p>Checked <time>May</time></p></article></div>
    </div>
    <div data-claims id="supported">
      <div data-claims id="heat"><article data-claim="supported extreme-heat" id="b">Heat</article></div>
      <div data-claims id="home"><article data-claim="supported home" id="c">Trust</article></div>
    </div>`;
});

const visible = () =>
  [...document.querySelectorAll<HTMLElement>('[id]')]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ id }) => id)
    .join(' ');

test('claims are read from the page with their status and topic', () => {
  const { rows, texts } = readLedger(document, names);
  expect(rows[0]).toEqual({ id: 'a', status: 'differs', topic: 'extreme-weather' });
  expect(rows).toHaveLength(3);
  expect(texts().get('a')).toBe(' storms under review el nino');
});

test('headings without a claim left go with their claims, and come back', () => {
  const { show } = readLedger(document, names);
  show(new Set(['b']));
  expect(visible()).toBe('supported heat b');
  show(new Set());
  expect(visible()).toBe('');
  show(new Set(['a', 'b', 'c']));
  expect(visible()).toBe('differs storms a supported heat b home c');
});
