import type { Page } from '@playwright/test';
import { letterIn, settle } from '../support/contact.ts';
import { choose } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/** Opens the form from the end of the calendar page, by keyboard. */
async function openProposal(page: Page) {
  await page.goto('/resources/events-calendar');
  await page.getByRole('link', { name: 'Propose an event for this calendar' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Propose an event' });
  await settle(dialog);
  return {
    dialog,
    field: (label: string) => dialog.getByLabel(label),
    review: dialog.getByRole('button', { name: 'Review message' }),
  };
}

test('I answer what the calendar needs to know and read my letter before it goes', {
  tag: '@long',
}, async ({ page }) => {
  const { dialog, field, review } = await openProposal(page);
  await expect(field('Title of the event')).toBeFocused();
  await page.keyboard.type('Porch Talk');
  await field('What is it about?').fill('Heat & hearts.');
  await review.click();
  await expect(field('Date')).toBeFocused();
  await field('Date').fill('2027-03-14');
  await field('Starts at').fill('18:00');
  await field('Ends at').fill('19:30');
  await field('Time zone').selectOption('Central');
  await choose(dialog.getByRole('radio', { name: 'In person' }));
  await field('Place, or link').fill('Harborlight, TX');
  await review.click();
  await expect(dialog).toBeHidden();
  const { to, subject, body } = await letterIn(page);
  expect(to).toBe('hello@climatehealthvoices.example');
  expect(subject).toMatch(/^Propose an event for the calendar \(ref\. CHV-\w{5}\)$/);
  expect(body.split('\n').slice(0, 8)).toEqual([
    'Title of the event: Porch Talk',
    'What is it about: Heat & hearts.',
    'Date: March 14, 2027',
    'Starts at: 6:00 PM',
    'Ends at: 7:30 PM',
    'Time zone: Central',
    'How do people take part: In person',
    'Place, or link: Harborlight, TX',
  ]);
});

test('what I typed is still there when I come back, and I can clear it', { tag: '@long' }, async ({
  page,
}) => {
  const first = await openProposal(page);
  await first.field('Title of the event').fill('Porch Talk');
  await page.keyboard.press('Escape');
  const again = await openProposal(page);
  await expect(again.field('Title of the event')).toHaveValue('Porch Talk');
  await again.dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(again.field('Title of the event')).toHaveValue('');
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the link is a letter with the questions', async ({ page }) => {
    await page.goto('/resources/events-calendar');
    const link = page.getByRole('link', { name: 'Propose an event for this calendar' });
    await expect(link).toHaveAttribute(
      'href',
      /^mailto:hello@.*subject=Propose%20an%20event.*Access/,
    );
  });
});
