import type { Locator, Page } from '@playwright/test';
import { openCalendar } from '../support/calendar.ts';
import { letterIn, letterInLink, settle } from '../support/contact.ts';
import * as events from '../support/event-page.ts';
import { openEvent } from '../support/event-page.ts';
import { choose } from '../support/press.ts';
import { phone } from '../support/sizes.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const ask = 'Ask for a place';
const wait = 'Join the waiting list';
const to = 'events@climatehealthvoices.example';
const timeBefore = '2026-12-01T12:00Z';

test.beforeEach(({ page }) => page.clock.setFixedTime(timeBefore));

/** The link that asks for a place, in the page or in a dialog. */
const placeLinkIn = (where: Page | Locator) =>
  where.getByRole('link', { name: /^(Ask for|Join the wait)/ });

/** The form that asks for a place, once it is open. */
async function openPlaceForm(page: Page, name = ask) {
  const dialog = page.getByRole('dialog', { name });
  await settle(dialog);
  return {
    dialog,
    field: (label: string) => dialog.getByLabel(label),
    room: dialog.getByRole('radio', { name: 'In the room' }),
    review: dialog.getByRole('button', { name: 'Review message' }),
  };
}

async function answer(page: Page, name = ask) {
  const form = await openPlaceForm(page, name);
  await form.field('Your name').fill('Ana Reyes');
  await form.field('Your email').fill('ana@example.org');
  await form.field('How many people').fill('2');
  return form;
}

test('by keyboard on a phone I ask for a place in the room, and my letter says for what and when', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await openEvent(page, events.winter);
  await expect(placeLinkIn(page)).toBeInViewport({ ratio: 1 });
  await tabTo(page, /^Ask for a place$/);
  await page.keyboard.press('Enter');
  const { dialog, field } = await openPlaceForm(page);
  await expect(dialog).toContainText('Thursday, January 14, 2027, 6:30 PM Eastern Standard Time');
  await page.keyboard.type('Ana Reyes');
  await tabTo(page, /^Your email/);
  await page.keyboard.type('ana@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field('Access needs')).toBeFocused();
  await page.keyboard.type('Captions');
  await tabTo(page, /^Review message$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const letter = await letterIn(page);
  expect(letter.to).toBe(to);
  expect(letter.subject).toMatch(/^A place, please: Winter Storms and Home Oxygen \(ref\. CHV-/);
  expect(letter.body.split('\n').slice(0, 7)).toEqual([
    'Event: Winter Storms and Home Oxygen',
    'When: Thursday, January 14, 2027, 6:30 PM Eastern Standard Time',
    'Your name: Ana Reyes',
    'Your email: ana@example.org',
    'How many people: 2',
    'In the room or by video: In the room',
    'Access needs: Captions',
  ]);
});

test('a hybrid event needs to know how I come, a virtual one does not ask', {
  tag: '@long',
}, async ({ page }) => {
  await openEvent(page, events.winter);
  await placeLinkIn(page).click();
  const hybrid = await answer(page);
  await hybrid.review.click();
  await expect(hybrid.room).toBeFocused();
  await openEvent(page, events.practice);
  await placeLinkIn(page).click();
  const virtual = await openPlaceForm(page);
  await expect(virtual.room).toHaveCount(0);
  await expect(virtual.field('Your email')).toHaveValue('ana@example.org');
  await virtual.field('What the event asks to know').fill('Nurse; heat');
  await virtual.review.click();
  await expect(virtual.dialog).toBeHidden();
  const { body } = await letterIn(page);
  expect(body).toContain('Event: Speaking on Air: a Practice Hour\n');
  expect(body).toContain('Thursday, December 10, 2026, 12:00 PM Central Standard Time\n');
  expect(body).toContain('What the event asks to know: Nurse; heat');
});

test('where every place is taken I join the waiting list, and elsewhere I still ask for a place', {
  tag: '@long',
}, async ({ page }) => {
  await openEvent(page, events.full);
  await expect(placeLinkIn(page)).toHaveText(wait);
  await placeLinkIn(page).click();
  const { dialog, review } = await answer(page, wait);
  await review.click();
  await expect(dialog).toBeHidden();
  const { subject, body } = await letterIn(page);
  expect(subject).toMatch(/^Waiting list: Grand Rounds: Climate in the Clinic/);
  expect(body).toContain('List: Waiting list\n');
  await openEvent(page, events.youth);
  await placeLinkIn(page).click();
  const other = await openPlaceForm(page);
  await expect(other.field('Your name')).toHaveValue('Ana Reyes');
  await other.dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(other.field('Your name')).toHaveValue('');
  await expect(other.dialog).toContainText(events.youth.title);
});

test('a cancelled event has nothing to ask for', async ({ page }) => {
  const { main } = await openEvent(page, events.cancelled);
  await expect(main).toContainText('There is nothing to join this time.');
  await expect(placeLinkIn(page)).toHaveCount(0);
});

test.describe('an event that came nearer since the page was built', () => {
  for (const [now, isToCome] of [
    ['2026-12-10T17:59:59Z', true],
    ['2026-12-10T18:00:00Z', false],
    ['2026-12-10T19:30:00Z', false],
  ] as const) {
    test(`at ${now} it can ${isToCome ? 'still' : 'no longer'} be joined`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await openEvent(page, events.practice);
      await expect(placeLinkIn(page)).toBeVisible({ visible: isToCome });
    });
  }

  test('begins while I look at it, and the button goes', async ({ page }) => {
    await page.clock.install({ time: '2026-12-10T17:59:00Z' });
    await openEvent(page, events.practice);
    await expect(placeLinkIn(page)).toBeVisible();
    await page.clock.runFor('01:30');
    await expect(placeLinkIn(page)).toBeHidden();
  });
});

test('in the calendar I ask from the event’s dialog, and come back to it', {
  tag: '@long',
}, async ({ page }) => {
  const calendar = await openCalendar(page, '?view=list');
  const open = async ({ title }: { title: string }) => {
    await calendar.row(title).getByRole('link').press('Enter');
    const dialog = calendar.dialog(title);
    await expect(dialog).toContainText('Access');
    return dialog;
  };
  for (const [event, words] of [
    [events.full, [wait]],
    [events.cancelled, []],
    [events.assembly, []],
    [events.moved, [ask]],
  ] as const) {
    const dialog = await open(event);
    await expect(placeLinkIn(dialog)).toHaveText([...words]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  const dialog = await open(events.moved);
  await placeLinkIn(dialog).press('Enter');
  await openPlaceForm(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(placeLinkIn(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  const form = await answer(page);
  await choose(form.room);
  await form.review.click();
  await expect(form.dialog).toBeHidden();
  const letter = await letterIn(page);
  expect(letter.to).toBe(to);
  expect(letter.body).toContain('When: Thursday, April 22, 2027, 9:30 AM Eastern Daylight Time\n');
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the link is a letter with the same questions', async ({ page }) => {
    // Hidden or not: that depends on the day of the build.
    const link = page.getByRole('link', { name: ask, includeHidden: true });
    await openEvent(page, events.winter);
    const letter = letterInLink((await link.getAttribute('href')) ?? '');
    expect(letter).toMatchObject({ to, subject: 'A place, please: Winter Storms and Home Oxygen' });
    expect(letter.body.split('\n')).toEqual([
      'Event: Winter Storms and Home Oxygen',
      'When: Thursday, January 14, 2027, 6:30 PM Eastern Standard Time',
      'Your name: ',
      'Your email: ',
      'How many people: ',
      'In the room or by video (In the room / By video): ',
      'What the event asks to know: ',
      'Access needs: ',
    ]);
  });
});
