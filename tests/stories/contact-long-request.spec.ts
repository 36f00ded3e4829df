import type { Page } from '@playwright/test';
import { fillBooking, openBooking } from '../support/booking.ts';
import {
  composerOf,
  letterIn,
  letterInLink,
  mailProgramAsked,
  mailtoOf,
} from '../support/contact.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedMessages: mailProgramAsked });

const details = `Start. ${'A long story, line after line.\n'.repeat(387)}The end.`;

async function reviewLong(page: Page) {
  const form = await openBooking(page);
  await fillBooking(form);
  await form.field('Event details').fill(details);
  await form.review.click();
  const composer = composerOf(page);
  await expect(composer.dialog.getByText('too long for a link').first()).toBeVisible();
  return composer;
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a request of 12,000 characters is copied in full, and a short draft says where to paste', async ({
    page,
  }) => {
    expect(details.length).toBeGreaterThan(12_000);
    const { way } = await reviewLong(page);
    const { to, subject, body } = await letterIn(page);
    expect(body).toContain(details.replaceAll('\r\n', '\n').trim());
    const href = await mailtoOf(page, () => way('Mail app').click());
    expect(href.length).toBeLessThanOrEqual(1800);
    const draft = letterInLink(href);
    expect(draft).toMatchObject({ to, subject });
    expect(draft.body).toMatch(/^PASTE HERE/);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(body);
  });
});

test('when it cannot be copied, I am told, and every word is there to select', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const { way, dialog, text } = await reviewLong(page);
  await mailtoOf(page, () => way('Mail app').click());
  await expect(dialog.getByText('Your browser did not let us copy.').first()).toBeVisible();
  await expect(text).toHaveValue(/The end\./);
});
