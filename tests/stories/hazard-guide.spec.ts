import { allOf } from '../support/all-of.ts';
import { recordAnnouncements } from '../support/contact.ts';
import { guide, hazards, kitOf, siteOrigin } from '../support/hazards.ts';
import { expect, test } from '../support/test.ts';

/** The facts of section 9 of the specification, by hazard. */
const facts: Readonly<Record<(typeof hazards)[number]['id'], readonly string[]>> = {
  'extreme-heat': ['35%', 'up to 7°F'],
  wildfires: ['78 days', 'over $1B'],
  'extreme-weather': ['23%', 'fourfold'],
  flooding: ['42%', '3-5x'],
};

test('there is one card for each hazard, with its three lists and every fact of ours', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(guide);
  const main = page.getByRole('main');
  const names = hazards.map(({ name }) => name);
  const cards = main
    .getByRole('heading', { level: 2 })
    .filter({ hasText: new RegExp(names.join('|')) });
  await expect(cards).toHaveText(names);
  for (const { id, name } of hazards) {
    const card = main.getByRole('region', { name, exact: true });
    for (const list of ['Health Impacts', 'Key Messages', 'Facts & Figures']) {
      const entries = card.getByRole('list', { name: list }).locator(':scope > li');
      expect(await entries.count(), `${name}: ${list}`).toBeGreaterThan(3);
    }
    const figures = card.getByRole('list', { name: 'Facts & Figures' });
    for (const fact of facts[id])
      await expect(figures.getByText(fact, { exact: true })).toBeVisible();
    // Each figure has the number of its source, and those that may be quoted come first.
    for (const entry of await allOf(figures.locator(':scope > li'))) {
      await expect(entry.getByRole('link', { name: /^Source \[\d+\]$/ })).toHaveCount(1);
    }
    const unquotable = (await figures.locator(':scope > li').allTextContents()).map((text) =>
      /under review|no published source found/.test(text),
    );
    expect(unquotable.toSorted()).toEqual(unquotable);
  }
});

test('a door says what to say at once and leads to its hazard; a number of a source opens the list at it', async ({
  page,
}) => {
  await page.goto(guide);
  const doors = page.getByRole('navigation', { name: 'Hazards' });
  await expect(doors.getByRole('listitem').first()).toContainText('Heat can kill');
  await doors.getByRole('link', { name: 'Wildfires' }).click();
  const fire = page.getByRole('region', { name: 'Wildfires', exact: true });
  await expect(fire).toBeInViewport();
  const number = fire.getByRole('link', { name: 'Source [1]' }).first();
  const entry = page.locator((await number.getAttribute('href')) ?? '');
  await expect(entry).toBeHidden();
  await number.press('Enter');
  await expect(entry.getByRole('link')).toBeInViewport();
  await fire.getByRole('link', { name: /^How we checked ?: Wildfires$/ }).click();
  await expect(page).toHaveURL('/evidence?hazard=wildfires');
});

test('on paper nothing of the guide is folded', { tag: '@not-firefox' }, async ({ page }) => {
  await page.goto(guide);
  await page.emulateMedia({ media: 'print' });
  const heat = page.getByRole('region', { name: 'Extreme Heat', exact: true });
  for (const list of ['Health Impacts', 'Official advice'])
    await expect(heat.getByRole('list', { name: list })).toBeVisible();
});

test('the old anchor of a hazard still leads to it, and the card to its kit', {
  tag: '@long',
}, async ({ page }) => {
  for (const { id, name } of hazards) {
    await page.goto(`${guide}#${id}`);
    const card = page.getByRole('region', { name, exact: true });
    await expect(card).toBeInViewport();
    await card.getByRole('link', { name: `The full kit: ${name}` }).click();
    await expect(page).toHaveURL(`${guide}/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test.describe('with a clipboard', { tag: '@not-firefox' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('I copy a line by keyboard, with where it was found, and am told so once', {
    tag: '@long',
  }, async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    await page.goto(guide);
    const line = 'Check on one person tonight. Call, and if no one answers, go and knock.';
    const button = kitOf(page).copy(`the message: ${line}`);
    await button.press('Enter');
    await expect(button).toHaveText('Copied');
    expect(await kitOf(page).clipboard()).toBe(
      `${line}\n\nClimate Health Voices, Rapid Response Guide: Extreme Heat. ${siteOrigin}${guide}/extreme-heat`,
    );
    expect(await announcements()).toEqual([`polite: Copied the message: ${line}`]);
    await expect(button).toHaveText('Copy');
  });
});
