import type { Page } from '@playwright/test';
import { inBothThemes } from '../support/axe.ts';
import { guide } from '../support/hazards.ts';
import { keptNote, test as offlineTest, visit } from '../support/offline.ts';
import { desk, narrow, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { targetProblems, widthProblems } from './in-page.ts';
import { type Place, states } from './states.ts';

/*
 * The sweep checks pages as they open; these tests check the states of `states.ts`, in both themes:
 * axe, target sizes, widths. Axe runs nowhere else, except on the studio, the file of all kits and
 * the report of the development server.
 */

const sizes: Readonly<Record<Place, typeof desk>> = { desk, phone };

async function expectSound(page: Page, part?: string): Promise<void> {
  expect.soft(await inBothThemes(page, part)).toEqual([]);
  expect.soft(await page.evaluate(targetProblems), 'targets').toEqual([]);
}

/** Expects nothing to be wider than the window; on a phone, not at 320 px either. */
async function expectToFit(page: Page, place: Place): Promise<void> {
  expect.soft(await page.evaluate(widthProblems), 'width').toEqual([]);
  if (place === 'desk') return;
  await page.setViewportSize(narrow);
  expect.soft(await page.evaluate(widthProblems), 'width at 320 px').toEqual([]);
}

for (const state of states) {
  const {
    name,
    address,
    reach,
    placeOfEveryChange,
    places,
    now,
    part,
    isWider,
    messages = [],
  } = state;
  test.describe(name, () => {
    test.use({ allowedMessages: messages });

    for (const place of places ?? (['phone', 'desk'] as const))
      test(`no barrier that a machine can find, on a ${place}`, {
        tag: place === placeOfEveryChange ? '@long' : '@release',
      }, async ({ page }) => {
        await page.setViewportSize(sizes[place]);
        if (now) await page.clock.setFixedTime(now);
        if (address) await page.goto(address);
        await reach(page);
        await expectSound(page, part);
        if (!isWider) await expectToFit(page, place);
      });
  });
}

offlineTest(
  'kept guides and an outage: no barrier that a machine can find, on a phone',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.setViewportSize(phone);
    await visit(page, guide);
    await page.getByRole('button', { name: 'Keep the guides offline' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove the guides' })).toBeFocused();
    await expectSound(page);
    await expectToFit(page, 'phone');
    await site.stop();
    for (const path of [guide, '/evidence']) {
      await page.setViewportSize(phone);
      await page.goto(path);
      await expect(keptNote(page)).toBeVisible();
      await expectSound(page);
      await expectToFit(page, 'phone');
    }
  },
);
