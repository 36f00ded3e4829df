import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { linkReportSchema } from '#features/evidence/evidence.table.ts';
import { type Answer, byHost, outcomeOf, waitBeforeRetry } from './ask-links.ts';
import { externalLinks, linkReport, linkReportYaml } from './link-report.ts';

describe('what is said of a link', () => {
  test.each<[string, Answer, boolean, string]>([
    ['an answer', { status: 200 }, false, 'sound'],
    ['an answer without words', { status: 204 }, false, 'sound'],
    ['an answer at another address, for good', { status: 200 }, true, 'moved'],
    ['no such page', { status: 404 }, false, 'gone'],
    ['no such page any more', { status: 410 }, false, 'gone'],
    ['no such page where it moved to', { status: 404 }, true, 'gone'],
    ['a server that wants no programs', { status: 403 }, false, 'refused'],
    ['a server that was asked too often', { status: 429 }, false, 'refused'],
    ['a server that is ill', { status: 503 }, false, 'failed'],
    ['a redirect to nowhere', { status: 301, location: null }, false, 'failed'],
    ['no server', { error: 'ENOTFOUND' }, false, 'failed'],
  ])('%s', (_, answer, hasMoved, outcome) => {
    expect(outcomeOf(answer, hasMoved)).toBe(outcome);
  });
});

describe('how long to wait before asking again', () => {
  test.each<[string, Answer, number, number | undefined]>([
    ['after no answer', { error: 'ETIMEDOUT' }, 1, 5_000],
    ['after no answer twice', { error: 'ETIMEDOUT' }, 2, 30_000],
    ['after no answer three times: not again', { error: 'ETIMEDOUT' }, 3, undefined],
    ['after an illness', { status: 503 }, 1, 5_000],
    ['as long as the server wishes', { status: 429, retryAfter: '60' }, 1, 60_000],
    ['no shorter than we wait anyway', { status: 429, retryAfter: '0' }, 1, 5_000],
    ['no longer than two minutes', { status: 503, retryAfter: '86400' }, 1, 120_000],
    ['as long as we wait, where the wish is a date', { status: 503, retryAfter: 'Fri' }, 1, 5_000],
    ['after no such page: not again', { status: 404 }, 1, undefined],
    ['after a refusal: not again', { status: 403 }, 1, undefined],
  ])('%s', (_, answer, count, wait) => {
    expect(waitBeforeRetry(answer, count)).toBe(wait);
  });
});

test('links are asked host by host, each once', () => {
  const urls = [
    'https://b.example/2',
    'https://a.example/',
    'https://b.example/1',
    'https://b.example/2',
  ];
  expect([...byHost(urls)]).toEqual([
    ['a.example', ['https://a.example/']],
    ['b.example', ['https://b.example/1', 'https://b.example/2']],
  ]);
});

test('the links of a site are those to others, with the pages that link', () => {
  const html = `<link rel="canonical" href="https://own.example/x">
    <a href="/stories">Own</a> <a href="https://own.example/y">Own</a> <a href="mailto:a@b.example">Mail</a>
    <a class="x" href="https://a.example/?p=1&amp;q=2#place">Other</a> <a href="https://a.example/?p=1&#38;q=2">Same</a>`;
  const pages = [
    { path: '/', html },
    { path: '/two', html: '<a href="https://a.example/?p=1&amp;q=2">Other</a>' },
  ];
  expect([...externalLinks(pages, 'https://own.example')]).toEqual([
    ['https://a.example/?p=1&q=2', ['/', '/two']],
  ]);
});

test('the report names what needs a look, and its file obeys the schema', () => {
  const report = linkReport(
    [
      { url: 'https://b.example/', outcome: 'gone', detail: '404' },
      { url: 'https://a.example/', outcome: 'sound', detail: '200' },
    ],
    new Map([['https://b.example/', ['/evidence']]]),
    '2026-12-01',
  );
  expect(report.trouble).toEqual([
    { url: 'https://b.example/', outcome: 'gone', detail: '404', pages: ['/evidence'] },
  ]);
  expect(linkReportSchema.parse(parse(linkReportYaml(report)))).toEqual(report);
});
