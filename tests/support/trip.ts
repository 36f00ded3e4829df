import type { Page } from '@playwright/test';

/** The way a visitor goes: the pages asked for, and the presses on them. */
export interface Trip {
  /** Addresses of the pages, each once. */
  pages: () => string[];
  /** Clicks, taps and presses of Enter on a control, over all pages of the trip. */
  presses: () => Promise<number>;
}

/**
 * Counts the pages that a visitor opens and the presses that it takes. Call it before the first
 * `goto`: the script that counts is put into every page that opens afterward.
 */
export async function countTrip(page: Page): Promise<Trip> {
  await page.addInitScript(() => {
    window.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage['presses'] = Number(sessionStorage['presses'] ?? 0) + 1;
      },
      true,
    );
  });
  const opened = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith('http'))
      opened.add(request.url());
  });
  return {
    pages: () => [...opened],
    presses: async () => Number(await page.evaluate(() => sessionStorage['presses'])),
  };
}
