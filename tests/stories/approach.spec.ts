import type { Page } from '@playwright/test';
import { weekdayDate } from '#site/time/labels.ts';
import { addDays } from '#site/time/plain-date.ts';
import { calendarOf } from '../support/calendar.ts';
import { directoryOf, everybody } from '../support/directory.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { hydrated } from '../support/hydration.ts';
import { keptBefore } from '../support/kept-before.ts';
import { people } from '../support/shortlist.ts';
import { desk, phone } from '../support/sizes.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const directoryPath = '/speakers/directory';
const react = /\/_astro\/react\..*\.js$/;

for (const path of [directoryPath, '/resources/library', '/stories', '/evidence', '/search'])
  test(`the code of a list comes while I read, and does not run until I come near: ${path}`, {
    tag: path === directoryPath ? [] : '@release',
  }, async ({ page }) => {
    const code = page.waitForResponse(react);
    await page.goto(path);
    await (await code).finished();
    const field = page.getByRole('searchbox');
    const waiting = page.locator('astro-island[ssr]', { has: field });
    await expect(waiting).toHaveCount(1);
    await field.hover();
    await expect(waiting).toHaveCount(0);
  });

test('a keystroke anywhere on the page is enough', async ({ page }) => {
  await page.goto(directoryPath);
  await page.keyboard.press('Shift');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

test('the calendar waits for me on the day of its build, and turns to any later day by itself', async ({
  page,
}) => {
  const path = '/resources/events-calendar';
  const built = await (await page.request.get(path)).text();
  const [, builtOn = ''] = /builtOn&quot;:&quot;([\d-]{10})/.exec(built) ?? [];
  const { chosen, panel } = calendarOf(page);
  const waiting = page.locator('astro-island[ssr]', { has: page.getByRole('grid') });
  const today = (day: string) => new RegExp(`^Today, ${weekdayDate(day)}, .*selected$`);

  await page.clock.setFixedTime(`${builtOn}T12:00Z`);
  const code = page.waitForResponse(react);
  await page.goto(path);
  await (await code).finished();
  await expect(waiting).toHaveCount(1);
  await expect(chosen).toHaveAccessibleName(today(builtOn));
  await panel.hover();
  await expect(waiting).toHaveCount(0);

  await page.clock.setFixedTime(`${addDays(builtOn, 1)}T12:00Z`);
  await page.reload();
  await expect(chosen).toHaveAccessibleName(today(addDays(builtOn, 1)));
  await expect(waiting).toHaveCount(0);
});

test('the arrows that wake the month go as far as I press', async ({ page }) => {
  const path = '/resources/events-calendar';
  const built = await (await page.request.get(path)).text();
  const [, builtOn = ''] = /builtOn&quot;:&quot;([\d-]{10})/.exec(built) ?? [];
  await page.clock.setFixedTime(`${builtOn}T12:00Z`);
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const { chosen, day } = calendarOf(page);
  await chosen.focus();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  expect(await place(), 'the page stays where it is').toBe(before);
  letGo();
  await expect(day(weekdayDate(addDays(builtOn, 9)))).toBeFocused();
});

test('the arrow that wakes a row of tabs opens the next', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/stories', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: /^Audio/ }).focus();
  await page.keyboard.press('ArrowRight');
  letGo();
  await hydrated(page);
  const next = page.getByRole('tab', { name: /^Video/ });
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-selected', 'true');
});

test('an address that asks for something is answered at once', async ({ page }) => {
  await page.goto(`${directoryPath}?tag=Asthma`);
  await expect(directoryOf(page).count).not.toHaveText(everybody);
});

test('who saves data is sent no code before they come near', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const requests: string[] = [];
  page.on('request', (request) => react.test(request.url()) && requests.push(request.url()));
  await page.goto(directoryPath);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(requests).toEqual([]);
  const { search, count } = directoryOf(page);
  await search.fill('midwife');
  await expect(count).toHaveText(/^Showing [1-5] of \d+ speakers$/);
  expect(requests).toHaveLength(1);
});

test('what I press before the code is there is done once it runs, in the order of the presses', async ({
  page,
}) => {
  const bring = await hold(page);
  await page.setViewportSize(desk);
  await page.goto(directoryPath);
  const { tag, sort, count } = directoryOf(page);
  await tag('Extreme heat').click();
  await tag('Air quality').click();
  await tag('Extreme heat').click();
  await expect(page).toHaveURL(directoryPath);
  await expect(count).toHaveText(everybody);
  bring();
  await expect(tag('Air quality')).toHaveAttribute('aria-pressed', 'true');
  await expect(tag('Extreme heat')).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(`${directoryPath}?tag=Air+quality`);
  await expect(count).not.toHaveText(everybody);
  await expect(sort).toBeVisible();
});

test('on a phone the first tap opens what it was meant to open', async ({ page }) => {
  const bring = await hold(page);
  await page.setViewportSize(phone);
  await page.goto(directoryPath);
  const { filters } = directoryOf(page);
  await filters.click();
  bring();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
});

test('Enter in the field before the code is there searches, and the page stays', async ({
  page,
}) => {
  const bring = await hold(page);
  await page.goto(directoryPath);
  const { search, tag } = directoryOf(page);
  await search.pressSequentially('heat');
  await search.press('Enter');
  bring();
  await expect(page).toHaveURL(`${directoryPath}?q=heat`);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('heat');
  await expect(tag('Air quality')).toHaveAttribute('aria-pressed', 'false');
});

test('who comes by Tab stays where the focus was', async ({ page }) => {
  const bring = await hold(page);
  await page.goto(directoryPath);
  const chip = await tabTo(page, /^Extreme heat/);
  const before = await chip.elementHandle();
  bring();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  expect(await before?.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await expect(directoryOf(page).tag('Extreme heat')).toHaveAttribute('aria-pressed', 'true');
});

test('a shortlist that this device keeps is shown though nobody comes near', async ({ page }) => {
  const [{ id, name } = { id: '', name: '' }] = people().open;
  await keptBefore(page, 'shortlist', JSON.stringify([{ id, name }]));
  await page.goto(directoryPath);
  await expect(
    page.getByRole('button', { name: `Add to shortlist: ${name}`, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Shortlist', exact: true })).toBeVisible();
});

test('the first speaker I put on my shortlist is on it', async ({ page }) => {
  const [{ name } = { name: '' }] = people().open;
  await page.goto(directoryPath);
  await page.getByRole('button', { name: `Add to shortlist: ${name}`, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Shortlist', exact: true })).toBeVisible();
});

test.describe('when the code does not arrive', () => {
  test.use({ allowedMessages: [/_astro.*\.js|ERR_FAILED|\[astro-island\]/] });

  // `npm test` does it with the whole directory (lists.spec.ts).
  test('a press goes into the address, as in a plain form', { tag: '@release' }, async ({
    page,
  }) => {
    await page.route(react, (route) => route.abort());
    await page.goto(directoryPath);
    await directoryOf(page).tag('Asthma').click();
    await expect(page).toHaveURL(/\?.*tag=Asthma/);
  });
});

/** Holds back the script of React until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(react, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const path of ['/', '/speakers/profile/amara-quill'])
  test(`a press on a button that came before its code is done by it: ${path}`, async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Add to shortlist: Dr. Amara Quill' }).first();
    await button.click();
    letGo();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  });

const earlyCopies = [
  ['/speakers/profile/amara-quill', 'Copy the short biography'],
  ['/resources/community-toolkit/planner', 'Copy the checklist'],
  ['/resources/community-toolkit/papers', 'Copy flyer as text'],
] as const;
for (const [path, button] of earlyCopies)
  test(`a press on ${button} that came before its code copies`, {
    tag: '@not-firefox',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: button, exact: true }).click();
    letGo();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  });
