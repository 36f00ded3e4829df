// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import type { ClaimRow, Names } from './claim-list.ts';
import { indexClaims } from './claim-search.ts';
import { readLedger } from './ledger.ts';

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
      <div data-claims id="storms"><article id="a">
        <h4>71% of adults, said Él Niño</h4>
        <p>Checked <time>May</time></p>
        <dl><dt>Shown on</dt><dd><a href="/">Home</a><a href="/media">Media</a></dd></dl>
      </article></div>
    </div>
    <div data-claims id="supported">
      <div data-claims id="heat"><article id="b"><h4>3.5x as many adults</h4></article></div>
      <div data-claims id="home"><article id="c"><h4>71,420 deaths from asthma</h4></article></div>
    </div>`;
});

describe('a search of the ledger', () => {
  test.each([
    ['71%', 'a figure', 'a'],
    ['71,420', 'a figure with its comma', 'c'],
    ['adu 3.5x', 'first letters and a figure', 'b'],
    ['ADULTS', 'a word, whatever the capitals', 'a b'],
    ['nino', 'a word, whatever the accents', 'a'],
    ['storms review', 'topic and status', 'a'],
    ['supported', 'a status', 'b c'],
    ['media', 'a page of several that show it', 'a'],
    ['asthna', 'a word with a typing error', 'c'],
    ['71421', 'no number with a typing error', ''],
    ['ults', 'no end of a word', ''],
    ['may', 'no day of a check', ''],
    ['shown', 'no label', ''],
    ['%', 'no sign alone', ''],
  ])('“%s” finds %s', async (query, _, ids) => {
    const search = await indexClaims(readLedger(document, rows, names));
    expect([...search(query)].toSorted().join(' ')).toBe(ids);
  });
});

test('headings without a claim left go with their claims, and come back', () => {
  const { show } = readLedger(document, rows, names);
  const visible = () =>
    [...document.querySelectorAll<HTMLElement>('[id]')]
      .filter((element) => !element.closest('[hidden]'))
      .map(({ id }) => id)
      .join(' ');
  show(new Set(['b']));
  expect(visible()).toBe('supported heat b');
  show(new Set());
  expect(visible()).toBe('');
  show();
  expect(visible()).toBe('differs storms a supported heat b home c');
});
