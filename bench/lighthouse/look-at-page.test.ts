import { expect, test } from 'vitest';
import { type LighthouseReport, middleOf } from './look-at-page.ts';

const report = (performance: number, lcp: number, crawlable = 1): LighthouseReport => ({
  categories: {
    performance: {
      score: performance,
      auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }],
    },
    accessibility: { score: 1, auditRefs: [{ id: 'not-counted', weight: 0 }] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 0.66, auditRefs: [{ id: 'is-crawlable', weight: 4 }] },
  },
  audits: {
    'largest-contentful-paint': { title: 'LCP', score: 1, numericValue: lcp },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0 },
    'not-counted': { title: 'x', score: 0 },
    'is-crawlable': { title: 'May be found', score: crawlable },
  },
});

test('the middle of each number counts, whichever run it is from', () => {
  const { scores, timings } = middleOf([report(0.97, 900), report(1, 1100), report(0.99, 1300)]);
  expect(scores).toEqual({ performance: 99, accessibility: 100, 'best-practices': 100, seo: 66 });
  expect(timings).toMatchObject({ lcp: 1100, cls: 0 });
});

test('a page that search engines are to leave out is known by it', () => {
  expect(middleOf([report(1, 900)])).toMatchObject({ isUnlisted: false, problems: [] });
  expect(middleOf([report(1, 900, 0)])).toMatchObject({
    isUnlisted: true,
    problems: ['is-crawlable'],
  });
});
