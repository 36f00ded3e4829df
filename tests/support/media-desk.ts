import type { Page } from '@playwright/test';

/** The clock of the media desk, found as a visitor would name it. */
export function deskClockOf(page: Page) {
  const card = page.getByRole('region', { name: 'Media contact' });
  const clock = card
    .locator('div')
    .filter({ has: page.getByText('At the desk now', { exact: true }) });
  const lines = clock.locator('dd > span');
  return { card, clock, standing: lines.first(), clocks: lines.last() };
}
