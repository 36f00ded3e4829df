import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { exchangeEntrySchema } from '#features/community/exchange/exchange.schema.ts';
import { letterIn, reviewForm, settle } from '../support/contact.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const address = '/be-catalyst/exchange';
const autumn = '2026-11-23T15:00Z';

function boardOf(page: Page) {
  const entries = page.getByRole('list', { name: 'Needs and offers' }).locator(':scope > li');
  return {
    entries,
    titles: entries.getByRole('heading'),
    closed: page.getByRole('main').locator('details'),
  };
}

test('I see what is open and what is matched, and answer an entry by its title', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.setFixedTime(autumn);
  await page.goto(address);
  const { titles, closed } = boardOf(page);
  await expect(page.getByRole('main').getByText('Showing 9 of 9 entries')).toBeVisible();
  await expect(closed.locator('summary')).toHaveText('Matched or past (1)');
  await page.goto(`${address}?topic=Medicines&kind=need`);
  await expect(titles).toHaveText(['A pharmacist for a walking club that starts at ten']);
  await page.getByRole('link', { name: /^I can help/ }).press('Enter');
  await reviewForm(page);
  const { to, subject, body } = await letterIn(page);
  expect(to).toBe('catalyst@climatehealthvoices.example');
  expect(subject).toContain('I can help with “A pharmacist for a walking club');
  expect(body).toMatch(
    /^Entry on the Catalyst Exchange\nA pharmacist for a walking club .*\nOrchard/,
  );
});

test('I post a need, and the letter holds the content file, ready to paste', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.setFixedTime(autumn);
  await page.goto(address);
  await page.getByRole('link', { name: 'Post a need' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Post a need' });
  await settle(dialog);
  const field = (label: string) => dialog.getByLabel(label);
  await expect(field('What do you need, in one line?')).toBeFocused();
  await page.keyboard.type('A nurse: for “hot” rooms & stairs');
  await field('Name of your group').fill('Elm Row');
  await field('Topic').selectOption('Extreme heat');
  await field('Tell us more').fill(
    'Forty members, fans that push hot air around.\nA landlord who has agreed to come, and stairs.',
  );
  await field('Who will be there?').fill('Tenants #1');
  await field('Town and state').fill('Harborlight, TX');
  await field('Region').selectOption('Southwest');
  await field('When could it be?').fill('yes');
  await field('Languages').fill('English, Spanish');
  await field('Last day on the board').fill('2027-05-28');

  await test.step('what I typed survives', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Post a need' }).press('Enter');
    await settle(dialog);
    await expect(field('Name of your group')).toHaveValue('Elm Row');
  });
  await test.step('what is missing is asked', async () => {
    await dialog.getByRole('button', { name: 'Review message' }).click();
    await expect(field('Your name and how to reach you')).toBeFocused();
    await field('Your name and how to reach you').fill('Ana Reyes, 555-0142');
    await dialog.getByRole('button', { name: 'Review message' }).click();
  });

  const { to, subject, body } = await letterIn(page);
  expect(to).toBe('catalyst@climatehealthvoices.example');
  expect(subject).toMatch(/^Catalyst Exchange: post a need \(ref\. CHV-\w{5}\)$/);
  expect(body).toContain('Your name and how to reach you: Ana Reyes, 555-0142');
  const block = body.slice(body.indexOf('# Begin'), body.indexOf('# End'));
  expect(block).not.toContain('Ana Reyes');
  expect(exchangeEntrySchema.parse(parse(block))).toEqual({
    kind: 'need',
    title: 'A nurse: for “hot” rooms & stairs',
    who: 'Elm Row',
    topic: 'Extreme heat',
    text: 'Forty members, fans that push hot air around. A landlord who has agreed to come, and stairs.',
    audience: 'Tenants #1',
    place: 'Harborlight, TX',
    region: 'Southwest',
    when: 'yes',
    languages: ['English', 'Spanish'],
    posted: '2026-11-23',
    until: '2027-05-28',
    status: 'open',
  });
});

test('on a later day what has ended is no longer open, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime('2027-06-10T12:00Z');
  await page.goto(address);
  const { entries, closed } = boardOf(page);
  await expect(entries).toHaveCount(2);
  await closed.locator('summary').press('Enter');
  await expect(closed.getByText('Past its date')).toHaveCount(7);
  await expect(closed.getByText('Matched', { exact: true })).toHaveCount(1);
  await expect(closed.getByRole('link', { name: /I can help|We would like/ })).toHaveCount(0);
  // Each of them leads to those like it.
  await closed.getByRole('link', { name: 'Open offers on' }).first().click();
  await expect(page).toHaveURL(/kind=offer&topic=/);
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the whole board stands there, and everything on it is a letter', async ({ page }) => {
    await page.goto(address);
    const { entries } = boardOf(page);
    expect(await entries.count()).toBeGreaterThan(0);
    const answer = entries.first().getByRole('link');
    await expect(answer).toHaveAttribute('href', /^mailto:catalyst@.*Entry%20on%20the%20Catalyst/);
    const post = page.getByRole('link', { name: 'Post a need' });
    await expect(post).toHaveAttribute('href', /^mailto:catalyst@.*What%20do%20you%20need/);
  });
});
