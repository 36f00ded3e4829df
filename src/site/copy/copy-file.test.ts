import { describe, expect, test } from 'vitest';
import { copyFileName, copyText, readCopy } from './copy-file.ts';

const facts = { note: 'A copy.', network: 'Elm Voices', day: '2031-04-02' };
const kept = {
  requests: [{ reference: 'A' }],
  shortlist: [{ id: 'ada', name: 'Dr. Ada' }],
  planner: ['ask'],
  drafts: { story: { text: 'It was <b>hot</b>.\r\nVery “hot”.' } },
};
const text = copyText(kept, facts);
const file = JSON.parse(text);
const changed = (change: Record<string, unknown>) => JSON.stringify({ ...file, ...change });

test('a copy is read as it was saved', () => {
  expect(readCopy(text, 'Elm Voices')).toEqual({ kept });
});

test('a person can read what it is', () => {
  expect(Object.keys(file).slice(0, 5)).toEqual([
    'note',
    'format',
    'version',
    'network',
    'savedOn',
  ]);
  expect(text).toMatch(/^\{\n {2}"note": "A copy\.",\n/);
});

describe('a copy is read all the same', () => {
  test.each([
    ['with a byte order mark', `\uFEFF${text}`],
    ['with line ends of Windows', text.replaceAll('\n', '\r\n')],
    ['with space around it', `\n\n  ${text}\n`],
    ['on one line', JSON.stringify(file)],
    ['with more members than we know', changed({ theme: 'dark' })],
  ])('%s', (_, saved) => {
    expect(readCopy(saved, 'Elm Voices')).toEqual({ kept });
  });

  test('where parts are absent', () => {
    const { requests: _, drafts: __, ...rest } = file;
    expect(readCopy(JSON.stringify(rest), 'Elm Voices')).toEqual({
      kept: { ...kept, requests: [], drafts: {} },
    });
  });
});

describe('nothing is read from', () => {
  test.each([
    [''],
    ['{'],
    ['null'],
    ['[]'],
    ['7'],
    ['"kept-copy"'],
    ['{}'],
    ['<!doctype html><h1>Sign in</h1>'],
    ['{"__proto__":{"format":"kept-copy","version":1,"network":"Elm Voices"}}'],
    [changed({ format: 'backup' })],
    [changed({ version: 0 })],
    [changed({ version: '1' })],
    [changed({ version: 1.5 })],
    [changed({ version: null })],
    [changed({ network: 7 })],
    [changed({ network: undefined })],
    [changed({ requests: {} })],
    [changed({ shortlist: 'ada' })],
    [changed({ planner: null })],
    [changed({ drafts: [] })],
    [changed({ drafts: null })],
    [text.slice(0, -40)],
    [text.replace('{', '{{')],
  ])('%.60s', (saved) => {
    expect(readCopy(saved, 'Elm Voices')).toEqual({ problem: 'unreadable' });
  });
});

test('a copy of a later version says so', () => {
  expect(readCopy(changed({ version: 2, requests: {} }), 'Elm Voices')).toEqual({
    problem: 'newer',
  });
});

test('a copy of another site names it, in short', () => {
  const named = (network: string) => readCopy(changed({ network }), 'Elm Voices');
  expect(named('Oak Voices')).toEqual({ problem: { otherSite: 'Oak Voices' } });
  expect(named('x'.repeat(5000))).toEqual({ problem: { otherSite: 'x'.repeat(80) } });
});

test.each([
  ['Elm Voices', 'elm-voices-copy-2031-04-02.json'],
  ['Voces del Año & Más!', 'voces-del-ano-mas-copy-2031-04-02.json'],
  ['気候', 'site-copy-2031-04-02.json'],
])('the copy of %s is the file %s', (network, name) => {
  expect(copyFileName({ network, day: '2031-04-02' })).toBe(name);
});
