import type { Page } from '@playwright/test';
import { settle } from '../support/contact.ts';
import { shellOf } from '../support/elements.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const forms = [
  ['Nominate someone', 'Nominate someone', '/about/how-we-select'],
  ['Tell your story', 'Submit Your Story', '/stories'],
  ['Propose an event', 'Propose an event', '/resources/events-calendar'],
] as const;
const pages = [
  ['Community Toolkit', '/resources/community-toolkit'],
  ['I have a deadline', '/media-inquiries/deadline'],
] as const;

/** Links at the head of pages: the page, the words of the link, and its form or page. */
const heads = [
  ['/stories', 'Tell your story', 'Submit Your Story'],
  ['/resources/events-calendar', 'Propose an event', 'Propose an event'],
  ['/speakers/join', 'Apply to become a speaker', 'Become a speaker'],
  ['/media', 'I have a deadline', '/media-inquiries/deadline'],
  ['/media-inquiries', 'I have a deadline', '/media-inquiries/deadline'],
  ['/resources', 'Community Toolkit', '/resources/community-toolkit'],
] as const;

const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

async function isOpen(page: Page, form: string) {
  const dialog = page.getByRole('dialog', { name: form });
  await settle(dialog);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[data-leaving]')).toHaveCount(0);
}

for (const path of ['/privacy', '/stories', '/nowhere']) {
  test(`the foot of ${path} opens what I came for`, {
    tag: path === '/nowhere' ? '@long' : '@release',
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const foot = (name: string) => shellOf(page).footer.getByRole('link', { name, exact: true });
    for (const [name, form] of [...forms, ['Contact us', 'Write to us']] as const) {
      await foot(name).press('Enter');
      await isOpen(page, form);
      await expect(page).toHaveURL(path);
      await expect(foot(name)).toBeFocused();
    }
    for (const [name, place] of pages) {
      await page.goto(path);
      await foot(name).click();
      await expect(page).toHaveURL(place);
    }
  });
}

for (const [path, name, goal] of heads) {
  test(`“${name}” is at the head of ${path}`, {
    tag: path === '/speakers/join' ? [] : '@release',
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const link = inMain(page, name);
    await expect(link).toBeInViewport();
    await link.click();
    if (goal.startsWith('/')) await expect(page).toHaveURL(goal);
    else await isOpen(page, goal);
  });
}

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the foot leads to the page that has the letter, and its head is a mail link', async ({
    page,
  }) => {
    for (const [name, , place] of forms) {
      await page.goto('/privacy');
      await shellOf(page).footer.getByRole('link', { name }).click();
      await expect(page).toHaveURL(place);
      await expect(inMain(page, name)).toHaveAttribute('href', /^mailto:[a-z]+@/);
      await expect(inMain(page, name)).toBeInViewport();
    }
  });
});

for (const [path, here] of [
  ['/speakers/join', 'Speaker'],
  ['/be-catalyst', 'Catalyst'],
] as const) {
  test(`${path} sets the four ways to help beside each other`, {
    tag: path === '/speakers/join' ? [] : '@release',
  }, async ({ page }) => {
    await page.goto(path);
    const ways = page.getByRole('region', { name: 'Four ways to help' });
    const way = (name: string) =>
      ways
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
    for (const name of ['Speaker', 'Catalyst', 'Story', 'Exchange']) {
      await expect(way(name).getByRole('term')).toHaveText([
        'For whom',
        'How long',
        'Who decides',
        'What comes next',
      ]);
      await expect(way(name).getByText('this page')).toHaveCount(name === here ? 1 : 0);
    }
    await ways.getByRole('link', { name: 'Tell your story' }).click();
    await isOpen(page, 'Submit Your Story');
    await ways.getByRole('link', { name: 'Become a Catalyst' }).click();
    await isOpen(page, 'Become a Catalyst');
    await page.setViewportSize(phone);
    const height = (await ways.getByRole('list').boundingBox())?.height ?? 0;
    expect(height).toBeLessThan(1.5 * phone.height);
    await ways.getByRole('link', { name: 'Apply to become a speaker' }).click();
    if (here === 'Speaker') await isOpen(page, 'Become a speaker');
    await expect(page).toHaveURL('/speakers/join');
  });
}
