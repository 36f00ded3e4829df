import { reference } from '../../support/contact.ts';
import { availableSpeakers, type Person, profilePath } from '../../support/shortlist.ts';
import { backgroundOf, paper } from '../colors.ts';
import { answerLetter } from '../letter.ts';
import { openFacet } from '../lists.ts';
import { expect, test } from '../test.ts';

/* The oldest WebKit that Debian has, 2.38, is that of Safari 16.2: it lacks what came with 16.4
   and after, so what works here works on the oldest Safari that is promised. */

const [speaker] = availableSpeakers(1) as [Person];

/** The computed background color of an element that has none. */
const transparent = 'rgba(0, 0, 0, 0)';

test('a page has its colors, and closed menus are not shown', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/privacy');
  expect(await backgroundOf(visitor)).toBe(paper.light);
  await expect(page.byRole('banner').byRole('link', 'Become a Speaker')).toBeGone();
  await expect(page.byRole('radio', 'Dark')).toBeGone();
});

test('a menu of the header opens by a press and closes by Escape, which gives focus back', async ({
  visitor,
}) => {
  const { page, window } = visitor;
  await visitor.open('/privacy');
  const banner = page.byRole('banner');
  const button = banner.byRole('button', 'Speakers Bureau');
  await button.press();
  await expect(banner.byRole('link', 'Become a Speaker')).toBeShown();
  await window.pressKeys('Escape');
  await expect(banner.byRole('link', 'Become a Speaker')).toBeGone();
  await expect(button).toHaveFocus();
  await button.press();
  await expect(banner.byRole('link', 'Become a Speaker')).toBeShown();
  await page.bySelector('h1').press();
  await expect(banner.byRole('link', 'Become a Speaker')).toBeGone();
});

test('I choose dark, and it stays', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/privacy');
  await page
    .byRole('banner')
    .byRole('button', /^Color theme/)
    .press();
  await page.byRole('banner').byText('Dark').press();
  await expect(page.byRole('radio', 'Dark')).toBeChecked();
  await expect.poll(() => backgroundOf(visitor)).toBe(paper.dark);
  await visitor.open('/terms');
  expect(await backgroundOf(visitor)).toBe(paper.dark);
});

test('the search finds something', async ({ visitor }) => {
  const { page, window } = visitor;
  await visitor.open('/privacy');
  await page.byRole('banner').byRole('link', 'Search').press();
  const dialog = page.byRole('dialog', 'Search this site');
  await expect(dialog.byRole('searchbox')).toHaveFocus();
  const background = await window.evaluate(
    () => getComputedStyle(document.querySelector('dialog[open]') ?? document.body).backgroundColor,
  );
  expect(background).not.toBe(transparent);
  await window.type('heat');
  await expect(dialog.byRole('list', 'Results').byRole('link').nth(0)).toBeShown();
});

test('I press the words of an option and the directory follows', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/speakers/directory');
  const menu = await openFacet(visitor, 'Language');
  const shown = page.byRole('main').byText(/^Showing \d+ of \d+/);
  const all = await shown.text();
  await menu.options.nth(1).press();
  await expect(menu.checkboxes.nth(1)).toBeChecked();
  await expect(menu.button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => shown.text()).not.toBe(all);
});

test('a letter opens and comes to its receipt', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/speakers/join');
  await page.byRole('main').byRole('link', 'Contact Us').nth(0).press();
  const form = page.byRole('dialog', 'Become a speaker');
  await answerLetter(form);
  await form.byRole('button', 'Review message').press();
  await page.byRole('dialog', 'Your message').byRole('button', 'I have sent it').press();
  await expect(page.byRole('dialog', 'Thank you')).toContainText(reference);
});

test('I put a speaker on my shortlist, at once', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open(profilePath(speaker));
  const toggle = page.byRole('button', `Add to shortlist: ${speaker.name}`);
  await toggle.press();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.byRole('region', 'Shortlist')).toBeShown();
});

test('the calendar shows a month, and the day that I press', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/resources/events-calendar?day=2026-12-10');
  const main = page.byRole('main');
  await main
    .byRole('grid')
    .byRole('button', /^Friday, December 11, 2026/)
    .press();
  await expect(main.byRole('region', 'Events on Friday, December 11, 2026')).toBeShown();
});
