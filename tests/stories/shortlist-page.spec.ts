import { recordAnnouncements } from '../support/contact.ts';
import { layoutShift } from '../support/layout-shift.ts';
import {
  availableSpeakers,
  keptIds,
  openWith,
  type Person,
  shortlistHref,
  shortlistOf,
} from '../support/shortlist.ts';
import { desk, narrow, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const [first, second, third] = availableSpeakers(3) as [Person, Person, Person];

test('I change the order and hear each place once; focus stays on the button', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await openWith(page, [first, second, third]);
  const list = shortlistOf(page);
  await list.down(first).press('Enter');
  await expect(list.down(first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.down(first)).toBeFocused();
  await list.up(first).press('Enter');
  await expect(list.up(first)).toBeFocused();
  await expect(list.names).toHaveText([second.name, first.name, third.name]);
  expect(await announcements()).toEqual([
    `polite: ${first.name} is now choice 2 of 3`,
    `polite: ${first.name} is now choice 3 of 3`,
    `polite: ${first.name} is now choice 2 of 3`,
  ]);
  expect(await keptIds(page)).toEqual([second.id, first.id, third.id]);
});

test('I remove speakers until none is left; focus goes to the next, the one before, the way back', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await openWith(page, [first, second, third]);
  const list = shortlistOf(page);
  await list.remove(second).press('Enter');
  await expect(list.remove(third)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.remove(first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.empty).toBeVisible();
  await expect(list.undo(first)).toBeFocused();
  expect(await announcements()).toEqual([
    `polite: Removed ${second.name}. 2 on your shortlist. You can undo this`,
    `polite: Removed ${third.name}. 1 on your shortlist. You can undo this`,
    `polite: Removed ${first.name}. 0 on your shortlist. You can undo this`,
  ]);
});

test('I take every removal back, the last one first, each to its place', { tag: '@long' }, async ({
  page,
}) => {
  await openWith(page, [first, second, third]);
  const announcements = await recordAnnouncements(page);
  const list = shortlistOf(page);
  for (const person of [second, third, first]) await list.remove(person).click();
  await list.undo(first).press('Enter');
  await expect(list.remove(first)).toBeFocused();
  await list.undo(third).click();
  await list.undo(second).click();
  await expect(list.names).toHaveText([first.name, second.name, third.name]);
  await expect(list.remove(second)).toBeFocused();
  await expect(list.undo(second)).toBeHidden();
  expect(await keptIds(page)).toEqual([first.id, second.id, third.id]);
  await page.reload();
  await list.remove(second).click();
  await expect
    .poll(async () => (await announcements()).at(-1))
    .toBe(`polite: Removed ${second.name}. 2 on your shortlist. You can undo this`);
  await list.undo(second).click();
  expect((await announcements()).at(-1)).toBe(`polite: Added ${second.name}. 3 on your shortlist`);
});

test('I take back the removal of the only speaker of a shared list', async ({ page }) => {
  await openWith(page, [third], shortlistHref([first]));
  const list = shortlistOf(page);
  await list.remove(first).press('Enter');
  await expect(list.names).toHaveText([third.name]);
  await expect(list.undo(first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.names).toHaveText([first.name]);
  await expect(list.shared).toBeVisible();
  expect(await keptIds(page)).toEqual([third.id]);
});

test('the address follows the list, and a reload brings it back', async ({ page }) => {
  await openWith(page, [first, second, third], shortlistHref([first, second, third]));
  const list = shortlistOf(page);
  await list.up(third).click();
  await list.remove(first).click();
  await expect(page).toHaveURL(shortlistHref([third, second]));
  await page.reload();
  await expect(list.names).toHaveText([third.name, second.name]);
  await expect(list.shared).toBeHidden();
});

test('I compare twelve speakers in a table that scrolls by itself and has a name', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await openWith(page, availableSpeakers(12));
  const { table, tableArea } = shortlistOf(page);
  await expect(table.getByRole('columnheader')).toHaveText([
    'Fact',
    ...availableSpeakers(12).map(({ name }) => name),
  ]);
  await expect(table.getByRole('rowheader')).toHaveText([
    'Expertise',
    'Languages',
    'Region',
    'Based in',
    'Formats',
    'Can be asked for',
    'Travels',
    'Fee',
    'For the media',
    'Talks',
  ]);
  await tableArea.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tableArea.evaluate((area) => area.scrollLeft)).toBeGreaterThan(0);
});

test('a table that fits is no stop for the keyboard', async ({ page }) => {
  await page.setViewportSize(desk);
  await openWith(page, [first, second]);
  const { table, tableArea } = shortlistOf(page);
  await expect(table).toBeVisible();
  await expect(tableArea).toHaveCount(0);
});

test('on a phone each fact is a card that names the speakers', async ({ page }) => {
  await page.setViewportSize(narrow);
  await openWith(page, availableSpeakers(12));
  const { table } = shortlistOf(page);
  await expect(table.getByRole('row', { name: /^Languages/ }).getByRole('cell')).toHaveCount(12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
});

test('the list arrives without pushing anything about', async ({ page }) => {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await openWith(page, availableSpeakers(4));
    await expect(shortlistOf(page).names).toHaveCount(4);
    expect.soft(await page.evaluate(layoutShift)).toBe(0);
  }
});

test('on paper are the speakers and where to find them, and no buttons', {
  tag: '@not-firefox',
}, async ({ page }) => {
  await openWith(page, [third], shortlistHref([first, second]));
  const { main, names, book } = shortlistOf(page);
  await expect(names).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(`/speakers/profile/${second.id}`)).toBeVisible();
  await expect(book).toBeHidden();
  await expect(main.getByRole('button')).toHaveCount(0);
});
