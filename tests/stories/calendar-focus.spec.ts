import type { Page } from '@playwright/test';
import { openCalendar } from '../support/calendar.ts';
import { openFilters } from '../support/lists.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'America/New_York' });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-12-08T17:00Z'));

/** Expects that a visible control has the focus, and not the page. */
async function expectOnControl(page: Page, after: string) {
  const focused = page.locator(':focus');
  await expect(focused, after).toHaveCount(1);
  await expect(focused, after).toBeVisible();
  const isControl = await focused.evaluate((element) =>
    element.matches(
      'a[href], button, input, select, summary, dialog, dialog h2, dialog [data-quiet-focus]',
    ),
  );
  expect(isControl, `${after}: focus is on a control`).toBe(true);
}

for (const size of [desk, phone]) {
  test(`no press in the calendar loses focus, ${size.width} px wide`, {
    tag: size === desk ? '@release' : '@long',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    const calendar = await openCalendar(page);
    const press = async (what: string, control: ReturnType<typeof calendar.day>) => {
      await control.press('Enter');
      await expectOnControl(page, what);
    };
    await press('a day without events', calendar.day('Wednesday, December 9'));
    await press('a day with one', calendar.day('Thursday, December 10'));
    const events = calendar.events('Thursday, December 10, 2026');
    await press('an event of the day', events.getByRole('button'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(events.getByRole('button')).toBeFocused();
    await press('the next month', calendar.step('Next'));
    await press('the month before', calendar.step('Previous'));
    await press('a range', calendar.range('This month'));
    await press('the range once more', calendar.range('This month'));
    const row = calendar.upcoming.getByRole('link').first();
    await press('an event of the list', row);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    await openFilters(page);
    await calendar.select('Region').selectOption('West');
    await press('clear filters', calendar.clear);
    await calendar.search.fill('zebra');
    await press('clear all filters', calendar.clearAll);
    await press('the calendar', calendar.view('Calendar'));
    await press('the list', calendar.view('List'));
  });
}

test('Back from a month or a view takes focus to the views, not to the page', async ({ page }) => {
  const calendar = await openCalendar(page, '?month=2027-01');
  await calendar.view('List').press('Enter');
  await expect(calendar.upcoming).toBeVisible();
  await calendar.upcoming.getByRole('link').first().focus();
  await page.goBack();
  await expect(calendar.view('Calendar')).toBeFocused();

  await calendar.step('Next').press('Enter');
  await expect(page).toHaveURL(/month=2027-02/);
  await calendar.step('Next').press('Enter');
  await expect(page).toHaveURL(/month=2027-03/);
  // Several changes of the month count as one step; January shows a day of February in that place.
  await calendar.day('Tuesday, March 30').focus();
  await page.goBack();
  await expect(calendar.grid('January 2027')).toBeVisible();
  await expectOnControl(page, 'Back to a month without that week');
});
