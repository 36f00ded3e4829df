import { expect, test } from 'vitest';
import type { LinkReportFile } from './link-report.schema.ts';
import { linkReportInWords } from './link-report-in-words.ts';

const words = { never: 'Never.', ran: 'On {date}.', sound: 'All well.', trouble: 'Silent: {n}.' };
const about = { url: 'https://a.example/', detail: '404', pages: ['/'] };

test.each<[string, Partial<LinkReportFile>, string]>([
  ['no run', { ran: null }, 'Never.'],
  ['a sound run', {}, 'On November 21, 2026. All well.'],
  [
    'a link that moved',
    { trouble: [{ ...about, outcome: 'moved' }] },
    'On November 21, 2026. All well.',
  ],
  [
    'a link that is gone',
    { trouble: [{ ...about, outcome: 'gone' }] },
    'On November 21, 2026. Silent: 1.',
  ],
])('%s', (_, part, sentence) => {
  const report: LinkReportFile = { ran: '2026-11-21', links: 3, trouble: [], ...part };
  expect(linkReportInWords(report, words)).toBe(sentence);
});
