import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { choose } from '../support/press.ts';
import { phone } from '../support/sizes.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const address = '/resources/community-toolkit/planner';
const today = '2026-11-10T15:00Z';

function plannerOf(page: Page) {
  const group = (name: string) => page.getByRole('region', { name });
  return {
    group,
    boxes: page.getByRole('checkbox'),
    task: (name: RegExp) => page.getByRole('checkbox', { name }),
    date: page.getByLabel('Day', { exact: true }),
    forget: page.getByRole('button', { name: 'Clear all checks' }),
    calendar: page.getByRole('button', { name: 'Add to your calendar' }),
  };
}

test('I give the day of my event, and every task gets its own; ticks stay on my device', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.setFixedTime(today);
  await page.goto('/resources/community-toolkit');
  await page.getByRole('link', { name: 'Plan by date' }).press('Enter');
  await expect(page).toHaveURL(address);
  const { group, date, boxes, task, forget, calendar } = plannerOf(page);

  await test.step('without a day, weeks', async () => {
    await expect(group('Six weeks before')).not.toContainText('2026');
    await expect(calendar).toBeHidden();
  });

  await test.step('with a day, dates; the past says so', async () => {
    await date.fill('2026-12-05');
    await expect(page).toHaveURL(`${address}?date=2026-12-05`);
    await expect(group('Six weeks before')).toContainText('By Saturday, October 24, 2026');
    await expect(group('Six weeks before')).toContainText('This day is past.');
    await expect(group('One week before')).toContainText('By Saturday, November 28, 2026');
    await expect(group('One week before')).not.toContainText('This day is past.');
    await page.getByLabel('Time it begins').fill('18:00');
    await expect(page.getByText('Your event: Saturday, December 5, 2026, 6:00 PM')).toBeVisible();
    await expect(page).toHaveURL(/date=2026-12-05&time=18%3A00$/);
  });

  await test.step('ticks, by keyboard, over a reload', async () => {
    await (await tabTo(page, /Ask for your speakers/)).press('Space');
    await task(/Reserve the room/).press('Space');
    await expect(page.getByText('2 of 44 tasks done')).toBeVisible();
    await page.reload();
    await expect(task(/Ask for your speakers/)).toBeChecked();
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(2);
    expect(await page.evaluate(() => localStorage.getItem('planner'))).toContain('ask-speaker');
  });

  await test.step('and can be forgotten', async () => {
    await forget.press('Enter');
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
    await expect(forget).toBeHidden();
    await expect(page.locator('p').filter({ hasText: '0 of 44 tasks done' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('planner'))).toBeNull();
  });

  await test.step('and that can be taken back', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(boxes.and(page.locator(':checked'))).not.toHaveCount(0);
    await expect(forget).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('planner'))).not.toBeNull();
  });
});

test.describe('taken along', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the plan goes into a calendar, onto the clipboard and onto paper', {
    tag: '@not-firefox',
  }, async ({ page }) => {
    await page.clock.setFixedTime(today);
    await page.goto(`${address}?date=2026-12-05&time=18:00`);
    const { calendar, task } = plannerOf(page);
    await choose(task(/Ask for your speakers/));

    const [download] = await Promise.all([page.waitForEvent('download'), calendar.click()]);
    expect(download.suggestedFilename()).toBe('event-plan-2026-12-05.ics');
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(7);
    expect(file.match(/BEGIN:VALARM/g)).toHaveLength(7);
    expect(file).toContain('DTSTART:20261205T180000\r\n');
    expect(file).toContain('DTSTART;VALUE=DATE:20261024\r\n');

    await page.getByRole('button', { name: 'Copy the checklist' }).click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('Your event: Saturday, December 5, 2026, 6:00 PM');
    expect(text).toContain('[x] Ask for your speakers');

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('By Saturday, October 24, 2026')).toBeVisible();
    await expect(task(/Ask for your speakers/)).toBeVisible();
    await expect(calendar).toBeHidden();
  });
});

test('an impossible day, a past day and full storage are each explained, on a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(today);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const { date, task, group } = plannerOf(page);

  await page.goto(`${address}?date=2026-02-30`);
  await expect(page.getByText('That day does not exist.')).toBeVisible();
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(group('Six weeks before')).not.toContainText('2026');

  await page.goto(`${address}?date=2026-06-01`);
  await expect(page.getByText('That day is past. The list')).toBeVisible();
  await choose(task(/Ask for your speakers/));
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  await expect(task(/Ask for your speakers/)).toBeChecked();
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the tasks stand there by how long before they are due', async ({ page }) => {
    await page.goto(address);
    const { group, boxes } = plannerOf(page);
    await expect(page.getByText('Without JavaScript the tasks stand below')).toBeVisible();
    await expect(group('Six weeks before').getByRole('listitem').first()).toBeVisible();
    expect(await boxes.count()).toBeGreaterThan(40);
    await expect(page.getByLabel('Day', { exact: true })).toBeHidden();
  });
});
