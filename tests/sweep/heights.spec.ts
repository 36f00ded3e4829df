import type { Page } from '@playwright/test';
import { allPages } from '../support/site-pages.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** The most that something may take of a page's height, in CSS pixels. */
interface Limit {
  pages: RegExp;
  phone: number;
  desk?: number;
}

/** The head of a page, from the end of the site's header to what follows it. The first entry that fits counts. */
const heads: readonly Limit[] = [
  // The full record belongs to the home page alone.
  { pages: /^\/$/, phone: Number.POSITIVE_INFINITY, desk: Number.POSITIVE_INFINITY },
  {
    pages:
      /^\/(search|my-requests|nowhere|speakers\/(shortlist|book|profile\/nobody)|resources\/community-toolkit\/planner)$/,
    phone: 120,
    desk: 120,
  },
  { pages: /./, phone: 230, desk: 200 },
];

/** Whole pages that were too long to read to the end. */
const wholes: readonly Limit[] = [
  { pages: /^\/resources\/rapid-response$/, phone: 9_000 },
  { pages: /^\/resources\/rapid-response\//, phone: 7_000 },
  { pages: /^\/evidence$/, phone: 12_000 },
  { pages: /^\/speakers\/directory$/, phone: 7_000, desk: 4_000 },
];

for (const [name, size] of Object.entries({ phone, desk })) {
  const place = name as 'phone' | 'desk';
  test(`no page is taller than it may be, nor its head, on a ${place}`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of allPages()) {
      await page.goto(path);
      const { head, whole } = await heightsOf(page);
      expect.soft(head, `head of ${path}`).toBeLessThanOrEqual(limitOf(heads, path, place));
      expect.soft(whole, `whole of ${path}`).toBeLessThanOrEqual(limitOf(wholes, path, place));
    }
  });
}

function limitOf(limits: readonly Limit[], path: string, place: 'phone' | 'desk'): number {
  return limits.find(({ pages }) => pages.test(path))?.[place] ?? Number.POSITIVE_INFINITY;
}

/**
 * How tall the page is, and its head: the cold ground it begins on. The head of a profile holds the facts that the
 * visitor came for, so there it ends with the name.
 */
function heightsOf(page: Page): Promise<{ head: number; whole: number }> {
  return page.evaluate(() => {
    const head = document.querySelector('main [data-ground="cold"]:not([data-sheet]), main h1');
    const begin = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    const end = head?.getBoundingClientRect().bottom ?? Number.NaN;
    return { head: Math.round(end - begin), whole: document.documentElement.scrollHeight };
  });
}
