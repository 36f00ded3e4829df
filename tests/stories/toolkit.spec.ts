import { readFileSync } from 'node:fs';
import { allOf } from '../support/all-of.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const groups = [
  'Event Planning Resources',
  'Promotional Materials',
  'Day-of Event Resources',
  'Climate + Health Talking Points',
];

test.describe('a host at a desk', () => {
  test.use({ viewport: desk });

  test('opens one group at a time by keyboard, and takes the checklist and everything at once', async ({
    page,
  }) => {
    await page.goto('/resources/community-toolkit');
    const main = page.getByRole('main');
    const open = page.locator('details[open] summary h3');

    await test.step('the page has its three steps, its quotations and its ways on', async () => {
      await expect(
        main.getByRole('heading', { level: 3 }).filter({ hasText: /^(Plan|Promote|Host)$/ }),
      ).toHaveText(['Plan', 'Promote', 'Host']);
      await expect(main.getByRole('link', { name: 'Find a Speaker' })).toHaveAttribute(
        'href',
        '/speakers/directory',
      );
      await expect(page.getByRole('link', { name: 'Get Started With Your Event' })).toHaveAttribute(
        'href',
        '/speakers/directory',
      );
      await expect(
        main.locator('figure, blockquote').filter({ hasText: 'chairs' }).first(),
      ).toBeVisible();
    });

    await test.step('Browse Resources leads to the groups, all closed', async () => {
      await main.getByRole('link', { name: 'Browse Resources' }).first().press('Enter');
      await expect(page).toHaveURL(/#browse-resources$/);
      await expect(page.locator('summary h3')).toHaveText(groups);
      await expect(open).toHaveCount(0);
    });

    for (const group of groups) {
      await test.step(`${group} opens, and what was open closes`, async () => {
        await page.locator('summary').filter({ hasText: group }).press('Enter');
        await expect(open).toHaveText([group]);
      });
    }

    await test.step('the open one can be closed again', async () => {
      await page
        .locator('summary')
        .filter({ hasText: groups[3] ?? '' })
        .press('Space');
      await expect(open).toHaveCount(0);
    });

    await test.step('the checklist is saved under its name, as large as the page says', async () => {
      await page
        .locator('summary')
        .filter({ hasText: groups[0] ?? '' })
        .press('Enter');
      const link = page.getByRole('link', {
        name: /^Download PDF \(Event planning checklist\) 4 pages, \d+ kB, /,
      });
      const coming = page.waitForEvent('download');
      await link.press('Enter');
      const saved = await coming;
      expect(saved.suggestedFilename()).toBe('event-planning-checklist.pdf');
      const bytes = readFileSync(await saved.path());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      const size = `${Math.round(bytes.length / 1000)} kB`;
      await expect(page.getByRole('listitem').filter({ has: link }).last()).toContainText(size);
    });

    await test.step('everything comes as one archive', async () => {
      const coming = page.waitForEvent('download');
      await page
        .getByRole('link', { name: /^Download ZIP \(Community Toolkit\) .*B, / })
        .press('Enter');
      expect((await coming).suggestedFilename()).toBe('community-toolkit.zip');
    });
  });
});

test.describe('a host with a phone', () => {
  test.use({ viewport: phone });

  test('hears and reads size, pages and date of every file', async ({ page }) => {
    await page.goto('/resources/community-toolkit');
    await page
      .locator('summary')
      .filter({ hasText: groups[2] ?? '' })
      .click();
    const buttons = page.locator('details[open]').getByRole('link', { name: /^Download/ });
    expect(await buttons.count()).toBeGreaterThan(10);
    for (const button of await allOf(buttons)) {
      await expect(button).toHaveAccessibleName(/\d (kB|MB), [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
