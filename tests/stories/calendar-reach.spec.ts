import { calendarOf, openCalendar } from '../support/calendar.ts';
import { hydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'Asia/Kolkata' });

test('month and day stand in the address, and a shared link brings it back', {
  tag: '@long',
}, async ({ page, browser }) => {
  await page.clock.setFixedTime('2026-11-19T18:00Z');
  const calendar = await openCalendar(page);
  await calendar.day('Thursday, November 5').click();
  await calendar.select('Region').selectOption('Midwest');
  await calendar.search.fill('flood');
  await expect(page).toHaveURL(/\?q=flood&region=Midwest&day=2026-11-05$/);
  await calendar.step('Next').click();
  await expect(page).toHaveURL(/\?q=flood&region=Midwest&month=2026-12&day=2026-11-05$/);

  const other = await browser.newPage({ timezoneId: 'Europe/London' });
  await other.goto(page.url());
  await hydrated(other);
  const shared = calendarOf(other);
  await expect(shared.grid('December 2026')).toBeVisible();
  await expect(shared.search).toHaveValue('flood');
  await expect(shared.select('Region')).toHaveValue('Midwest');
  await expect(shared.events('Thursday, November 5, 2026').getByRole('button')).toHaveCount(1);
  await other.close();
});

test('odd, unknown and outermost values in the address still give the page', {
  tag: '@long',
}, async ({ page }) => {
  for (const query of [
    '?day=2026-02-30&month=2026-99',
    '?view=week&topic=Mars&format=smoke&region=Moon&range=always',
    '?day=9999-12-31&month=0000-00',
    '?topic=all-topics&format=all-formats&region=all-regions',
    '?day=1970-01-01',
    '?day=2199-12-31',
  ]) {
    const calendar = await openCalendar(page, query);
    await expect(calendar.count).toBeVisible();
    await calendar.anyGrid.locator('[tabindex="0"]').focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageDown');
    await expect(calendar.anyGrid).toBeVisible();
  }
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the list is whole, in the time of each event', async ({ page }) => {
    await page.goto('/resources/events-calendar?view=calendar&topic=youth');
    const { upcoming, past, anyGrid, panel } = calendarOf(page);
    await expect(upcoming.or(past).getByRole('link')).toHaveCount(12);
    await expect(page.getByRole('main')).toContainText('Dec 10, 2026');
    await expect(page.getByRole('main')).toContainText('Central Standard Time');
    await expect(page.getByText('your time')).toHaveCount(0);
    await expect(anyGrid).toBeHidden();
    await expect(panel).toBeHidden();
  });
});

test.describe('when the script does not arrive', () => {
  test.use({ allowedMessages: [/_astro.*\.js|ERR_FAILED|\[astro-island\]/] });

  // `npm test` proves the same with the directory (lists.spec.ts).
  test('the built list appears when I come near', { tag: '@release' }, async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/resources/events-calendar');
    const { upcoming, past, panel } = calendarOf(page);
    // The built list is hidden (`data-expected`) until an approach has tried the script; when that
    // fails, `client:approach` shows it.
    await expect(upcoming.or(past)).toHaveCount(0);
    await panel.hover();
    await expect(upcoming.or(past).getByRole('link').first()).toBeVisible();
    await expect(upcoming.or(past).getByRole('link')).toHaveCount(12);
  });
});

test('the year ahead leads to an event, by keyboard too', async ({ page }) => {
  await page.goto('/resources/events-calendar');
  const ahead = page.getByRole('region', { name: 'Twelve months ahead' });
  await expect(ahead.getByRole('listitem')).toHaveCount(12);
  const first = ahead.getByRole('link').first();
  const words = (await first.locator('span').last().textContent()) ?? '';
  const [, title = ''] = /^(.+), [A-Z][a-z]+ \d+, \d{4}$/.exec(words) ?? [];
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
