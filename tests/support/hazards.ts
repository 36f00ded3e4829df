import type { Page } from '@playwright/test';

/** The hazards of the guide in their order. */
export const hazards = [
  { id: 'extreme-heat', name: 'Extreme Heat' },
  { id: 'wildfires', name: 'Wildfires' },
  { id: 'extreme-weather', name: 'Extreme Weather' },
  { id: 'flooding', name: 'Heavy Rainfall & Flooding' },
] as const;

export const guide = '/resources/rapid-response';
export const heatKit = `${guide}/extreme-heat`;
export const siteOrigin = 'https://climatehealthvoices.example';

/** A hazard's kit, found as a visitor would name its parts. */
export function kitOf(page: Page) {
  const list = (name: string) => page.getByRole('list', { name, exact: true });
  const who = /^Who can talk about it/;
  return {
    list,
    /** The heading over the speakers, which counts by script who answers now. */
    who: page.getByRole('heading', { level: 2, name: who }),
    messages: list('Say it').locator(':scope > li'),
    copy: (what: string) => page.getByRole('button', { name: `Copy ${what}`, exact: true }),
    speakers: page
      .getByRole('list', { name: who })
      .or(page.locator('ul[aria-label$="more who can talk about it"]'))
      .locator(':scope > li'),
    events: list('Next event').locator(':scope > li'),
    file: page.getByRole('link', { name: /^Download as plain text \(.* kB\)$/ }),
    cards: page.getByRole('link', { name: /^Download (wide|square)/ }),
    clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
  };
}
