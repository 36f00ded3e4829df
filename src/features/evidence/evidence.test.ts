import { describe, expect, test } from 'vitest';
import { linkReportInWords } from './EvidencePage.tsx';
import type { LinkReportFile } from './evidence.table.ts';
import { groupByTopic, pagesUsing } from './evidence.ts';
import { sampleEntry } from './testing/claims.ts';

describe('the evidence page', () => {
  test('lists claims of one status by topic, in the order of the site', () => {
    const entries = [
      sampleEntry('heat-island', { group: 'flooding' }),
      // Not listed: the source of `visits` says something else, so its status is `differs`.
      sampleEntry('visits', { group: 'wildfires' }),
      sampleEntry('heat-island', { group: 'home' }),
    ];
    const groups = groupByTopic(entries, 'supported');
    expect(groups.map(({ topic }) => topic)).toEqual(['home', 'flooding']);
  });

  test('names each page that shows a claim once', () => {
    const home = { label: 'Home', href: '/' };
    const uses = [
      { page: home, claims: ['visits', 'heat-island'] },
      { page: home, claims: ['visits'] },
      { page: { label: 'Heat', href: '/heat' }, claims: ['other'] },
    ];
    expect(pagesUsing('visits', uses)).toEqual([home]);
    expect(pagesUsing('nowhere', uses)).toEqual([]);
  });
});

describe('the sentence on the last check of links', () => {
  const words = { never: 'Never.', ran: 'On {date}.', sound: 'All well.', trouble: 'Silent: {n}.' };
  const link = { url: 'https://a.example/', detail: '404', pages: ['/'] };

  test.each<[string, Partial<LinkReportFile>, string]>([
    ['no run', { ran: null }, 'Never.'],
    ['a sound run', {}, 'On November 21, 2026. All well.'],
    [
      'a link that moved',
      { trouble: [{ ...link, outcome: 'moved' }] },
      'On November 21, 2026. All well.',
    ],
    [
      'a link that is gone',
      { trouble: [{ ...link, outcome: 'gone' }] },
      'On November 21, 2026. Silent: 1.',
    ],
  ])('of %s', (_, part, sentence) => {
    const report: LinkReportFile = { ran: '2026-11-21', links: 3, trouble: [], ...part };
    expect(linkReportInWords(report, words)).toBe(sentence);
  });
});
