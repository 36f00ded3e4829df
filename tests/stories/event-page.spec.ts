import { recordAnnouncements } from '../support/contact.ts';
import * as events from '../support/event-page.ts';
import { openEvent } from '../support/event-page.ts';
import { refuseCopy } from '../support/refuse-copy.ts';
import { expect, test } from '../support/test.ts';

const timeBefore = '2026-12-01T12:00Z';

test.describe('before, during and after', () => {
  for (const [now, shown] of [
    ['2026-12-10T17:59:59Z', 'Upcoming'],
    ['2026-12-10T18:00:00Z', 'Happening now'],
    ['2026-12-10T19:29:59Z', 'Happening now'],
    ['2026-12-10T19:30:00Z', 'Past'],
  ] as const) {
    test(`at ${now} the event is: ${shown}`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      const { state, add, after } = await openEvent(page, events.practice);
      for (const word of ['Upcoming', 'Happening now', 'Past']) {
        await expect(state(word)).toBeVisible({ visible: word === shown });
      }
      await expect(add).toBeVisible({ visible: shown !== 'Past' });
      await expect(after).toBeVisible({ visible: shown === 'Past' });
    });
  }

  test('an event ends while I look at it', async ({ page }) => {
    await page.clock.install({ time: '2026-12-10T19:29:00Z' });
    const { state } = await openEvent(page, events.practice);
    await expect(state('Happening now')).toBeVisible();
    await page.clock.runFor('01:30');
    await expect(state('Past')).toBeVisible();
  });
});

test('what changed stands above everything, with what it was before', async ({ page }) => {
  await page.clock.setFixedTime(timeBefore);
  const { main, state, fact } = await openEvent(page, events.moved);
  await expect(state('Moved').first()).toBeVisible();
  await expect(main).toContainText('It was first set for Thursday, April 15, 2027, 9:30 AM.');
  await expect(fact('Status')).toHaveText('Moved');
  await openEvent(page, events.full);
  await expect(fact('Status')).toHaveText('Full');
  await expect(main).toContainText('waiting list');
  await openEvent(page, events.cancelled);
  await expect(fact('Status')).toHaveText('Canceled');
  await expect(state('Upcoming')).toBeHidden();
});

test('I read all there is to know and go on to a speaker', async ({ page }) => {
  const { fact, main } = await openEvent(page, events.winter);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(events.winter.title);
  await expect(fact('Where')).toHaveText('Stonebridge, OH (Midwest)');
  await expect(fact('Format')).toHaveText('Hybrid');
  await expect(fact('How to join')).toContainText('Elm Street branch library');
  await expect(fact('Access')).toContainText('Captions in the room and online');
  await expect(fact('Topics')).toHaveText('healthcare, resilience, technology');
  await expect(main).toContainText('An oxygen concentrator stops when the lights do.');
  const speakers = fact('Speakers').getByRole('link');
  await expect(speakers).toHaveCount(3);
  await speakers.first().click();
  await expect(page).toHaveURL(/\/speakers\/profile\//);
});

test('of a past event I learn whether there is a recording and slides', async ({ page }) => {
  const { after, fact } = await openEvent(page, events.briefing);
  await expect(after).toBeVisible();
  await expect(fact('Recording')).toHaveText('Coming Soon');
  await expect(fact('Slides')).toHaveText('Coming Soon');
  await openEvent(page, events.assembly);
  await expect(after).toContainText('There is no recording of this event');
});

test('an event that is over leads on, and does not say that it is as planned', async ({ page }) => {
  await page.clock.setFixedTime(timeBefore);
  const { fact, next } = await openEvent(page, events.assembly);
  await expect(fact('Status')).toBeHidden();
  await expect(next.getByRole('listitem')).toHaveCount(2);
  const first = next.getByRole('link').first();
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(fact('Status')).toBeVisible();
  await expect(next).toBeHidden();
});

test('one that was cancelled leads on, and so does a full one once it is over', async ({
  page,
}) => {
  await page.clock.setFixedTime(timeBefore);
  const { main, next } = await openEvent(page, events.cancelled);
  await expect(next).toBeVisible();
  await page.clock.setFixedTime('2030-01-01T12:00Z');
  await openEvent(page, events.full);
  await expect(main.getByText('Every seat is taken.')).toBeHidden();
  // By then all that the build knew of is over; the calendar is not.
  await expect(next.getByRole('listitem')).toHaveCount(0);
  await next.getByRole('link', { name: 'The whole calendar' }).click();
  await expect(page).toHaveURL(/events-calendar$/);
});

test('I copy, share and print by keyboard', { tag: '@not-firefox' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const done: unknown[] = [];
    Object.assign(window, { done, print: () => done.push('printed') });
    Object.assign(navigator, { share: (what: unknown) => Promise.resolve(done.push(what)) });
  });
  const announcements = await recordAnnouncements(page);
  const { copy, print, send } = await openEvent(page, events.practice);
  const url = 'https://climatehealthvoices.example/resources/events-calendar/upcoming1';
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  expect(await announcements()).toEqual(['polite: Copied link to this event']);
  await page.keyboard.press('Tab');
  await expect(print).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Space');
  const done = await page.evaluate(() => (window as unknown as { done: unknown[] }).done);
  expect(done).toEqual(['printed', { title: events.practice.title, url }]);
});

test('a browser that cannot hand on, and one that refuses to copy, leave me the address', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await refuseCopy(page);
  const { copy, send, main } = await openEvent(page, events.practice);
  await expect(send).toBeHidden();
  await copy.click();
  await expect(main).toContainText('Your browser did not let us copy.');
});

test('on paper an event is its facts, without buttons', { tag: '@not-firefox' }, async ({
  page,
}) => {
  const { add, copy, here, yours } = await openEvent(page, events.winter);
  await page.emulateMedia({ media: 'print' });
  await expect(here).toBeVisible();
  for (const part of [add, copy, yours]) await expect(part).toBeHidden();
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('I have the event, its time, its file and where it stood when the page was built', async ({
    page,
  }) => {
    const { here, yours, add, file, copy, state } = await openEvent(page, events.practice);
    await expect(here).toContainText('Thursday, December 10, 2026');
    for (const part of [yours, copy]) await expect(part).toBeHidden();
    await openEvent(page, events.assembly);
    await expect(state('Past')).toBeVisible();
    await openEvent(page, events.youth);
    await add.click();
    await expect(file).toBeVisible();
  });
});
