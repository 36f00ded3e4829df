import type { Page } from '@playwright/test';
import { hostileStrings } from '#site/testing/hostile-strings.ts';
import { staysWhole } from '../support/hostile.ts';
import { wakeLateParts } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const drafts = [
  'draft:booking',
  'draft:event-proposal',
  'draft:newsletter',
  'draft:story',
  'draft:deadline',
  'draft:exchange-need',
  'draft:exchange-offer',
  'draft:papers',
];
const storageKeys = [
  'theme',
  'mail-choice',
  'requests',
  'shortlist',
  'listened',
  'planner',
  'searches',
];
const keys = [...storageKeys, 'keeping', 'search-slash', ...drafts];
const all = hostileStrings.join('\n');

/** Stored values of valid shape in which every text is a hostile string. */
const shaped: Record<string, unknown> = {
  'mail-choice': all,
  planner: hostileStrings,
  searches: hostileStrings,
  requests: hostileStrings.map((text) => ({
    reference: text,
    message: { to: text, subject: text, body: text },
    startedAt: '2026-01-01T00:00:00.000Z',
    sent: false,
  })),
  shortlist: hostileStrings.map((text) => ({ id: text, name: text })),
  listened: Object.fromEntries(
    hostileStrings.map((text) => [text, { position: 1e9, duration: -1, heard: text }]),
  ),
  ...Object.fromEntries(
    drafts.map((key) => [
      key,
      Object.fromEntries(
        [
          'name',
          'email',
          'organization',
          'date',
          'details',
          'story',
          'topic',
          'title',
          'speaker',
          'question',
          'day',
          'place',
          all,
        ].map((field) => [field, all]),
      ),
    ]),
  ),
};

const stored: [how: string, value: (key: string) => string][] = [
  ['letters and lists of hostile strings', (key) => JSON.stringify(shaped[key] ?? all)],
  ['hostile strings where lists belong', () => JSON.stringify(all)],
  [
    'hostile strings in lists of anything',
    () => JSON.stringify([all, null, 1, {}, [[]], { id: {} }]),
  ],
  ['what is no JSON', () => all],
];

const pages = [
  '/my-requests',
  '/speakers/shortlist',
  '/speakers/book',
  '/stories/two-fans',
  '/search',
  '/resources/community-toolkit/papers',
  '/resources/community-toolkit/planner',
  '/media-inquiries/deadline',
  '/offline',
];

for (const [how, written] of stored) {
  test(`a device that keeps ${how} runs nothing and breaks nothing`, {
    tag: how === 'letters and lists of hostile strings' ? ['@firefox', '@long'] : '@release',
  }, async ({ page }) => {
    await page.goto('/privacy');
    await keep(page, Object.fromEntries(keys.map((key) => [key, written(key)])));
    for (const path of pages) {
      await page.goto(path);
      await wakeLateParts(page);
      await staysWhole(page);
    }
    expect(await page.evaluate(() => document.documentElement.dataset['theme'] ?? '')).toBe('');
  });
}

function keep(page: Page, values: Record<string, string>): Promise<void> {
  return page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, values);
}
