import type { Locator, Page } from '@playwright/test';

/** The events of the stories: id and title. */
export const practice = { id: 'upcoming1', title: 'Speaking on Air: a Practice Hour' };
export const winter = { id: 'upcoming2', title: 'Winter Storms and Home Oxygen' };
export const youth = { id: 'upcoming4', title: 'Youth, Dread and What Helps' };
export const full = { id: 'upcoming3', title: 'Grand Rounds: Climate in the Clinic' };
export const moved = { id: 'upcoming5', title: 'Southeast Health Voices Forum' };
export const cancelled = { id: 'upcoming6', title: 'Trees as Medicine: a Walk and Talk' };
export const assembly = { id: 'past6', title: 'After the Flood: Neighbors’ Assembly' };
export const workshop = { id: 'past5', title: 'Storytelling Workshop for Clinicians' };
export const briefing = { id: 'past2', title: 'Smoke Season Briefing for Reporters' };

/** The parts of an event's page, found as a visitor would name them. */
export function eventOf(page: Page) {
  const main = page.getByRole('main');
  const fact = (name: string) =>
    main
      .locator('dl > div', { has: page.getByRole('term').getByText(name, { exact: true }) })
      .getByRole('definition');
  const share = main.getByRole('group', { name: 'Share' });
  return {
    main,
    fact,
    terms: main.getByRole('term'),
    here: fact('When'),
    yours: fact('On your clock'),
    state: (name: string) => main.getByText(name, { exact: true }),
    after: main.getByRole('region', { name: 'After the event' }),
    next: main.getByRole('region', { name: 'What comes next' }),
    // The summary of details has no role of its own in every engine: it is found by its words.
    add: main.locator('summary', { hasText: 'Add to calendar' }),
    file: main.getByRole('link', { name: /^Calendar file \(\.ics, \d+ kB\)$/ }),
    web: (name: string) => main.getByRole('link', { name: `${name} (opens in a new tab)` }),
    copy: share.getByRole('button', { name: 'Copy link to this event' }),
    send: share.getByRole('button', { name: 'Send to an app' }),
    print: share.getByRole('button', { name: 'Print' }),
  };
}

/** Opens the page of an event. */
export async function openEvent(page: Page, { id }: { id: string }) {
  await page.goto(`/resources/events-calendar/${id}`);
  return eventOf(page);
}

/** The words of an element as a visitor sees them, with single spaces. */
export async function innerWords(element: Locator): Promise<string> {
  return (await element.innerText()).replace(/\s+/g, ' ').trim();
}
