import { expect, type Page } from '@playwright/test';

/** The sentence of the page of requests when there are none. */
export const noRequests = 'You have started no message on this device.';

/** A letter as this device keeps it. */
export function keptLetter(reference: string, sent = false) {
  return {
    reference,
    message: {
      to: 'hello@climatehealthvoices.example',
      subject: `Letter ${reference}`,
      body: `Text of ${reference}`,
    },
    startedAt: '2026-11-20T15:40:00.000Z',
    sent,
  };
}

/** Opens “My requests” on a device whose storage holds `stored`, a text or a value for JSON. */
export async function openRequests(page: Page, stored?: unknown) {
  await page.goto('/privacy');
  if (stored !== undefined) {
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
    await page.evaluate((value) => localStorage.setItem('requests', value), text);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'My requests' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My requests');
  return {
    main,
    letters: main.getByRole('list').getByRole('heading', { level: 2 }),
    reopen: (name: string) =>
      main.getByRole('button', { name: new RegExp(`^Open again.*${name}`) }),
    resend: (name: string) =>
      main.getByRole('button', { name: new RegExp(`^Send again.*${name}`) }),
    remove: (name: string) =>
      main.getByRole('button', { name: new RegExp(`^Delete(?! all).*${name}`) }),
    undo: main.getByRole('button', { name: /^Undo: / }),
    removeAll: main.getByRole('button', { name: 'Delete all' }),
  };
}
