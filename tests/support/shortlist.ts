import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { hydrated } from './hydration.ts';
import { expect } from './test.ts';

/** A speaker of the built site, as far as these stories need one. */
export interface Person {
  id: string;
  name: string;
  requests: 'open' | 'paused';
}

/** Speakers who take requests, and one who does not now. */
export function people(): { open: Person[]; paused: Person } {
  const file = readFileSync(join(outDir, 'data/speakers.json'), 'utf8');
  const { speakers } = JSON.parse(file) as { speakers: Person[] };
  const paused = speakers.find(({ requests }) => requests === 'paused');
  if (!paused) throw new Error('no speaker is paused: the stories of those who are cannot be told');
  return { open: speakers.filter(({ requests }) => requests === 'open'), paused };
}

/** The first so many speakers who take requests. */
export function availableSpeakers(count: number): Person[] {
  return people().open.slice(0, count);
}

/** The path of a speaker's page. */
export function profilePath({ id }: Person): string {
  return `/speakers/profile/${id}`;
}

/** The path and query that share a list. */
export function shortlistHref(list: readonly Person[]): string {
  return `/speakers/shortlist?ids=${list.map(({ id }) => id).join(',')}`;
}

/** The button that puts a speaker on the list, and the bar at the foot of the page. */
export function trayOf(page: Page) {
  const bar = page.getByRole('region', { name: 'Shortlist', exact: true });
  return {
    toggle: ({ name }: Person) =>
      page.getByRole('button', { name: `Add to shortlist: ${name}`, exact: true }),
    bar,
    /** The button that opens the list, found by the number of speakers in its name. */
    openButton: (count: number) =>
      bar.getByRole('button', {
        name: `Shortlist, ${count} speaker${count === 1 ? '' : 's'}`,
        exact: true,
      }),
    list: bar.getByRole('list', { name: 'Speakers on your shortlist' }),
    remove: ({ name }: Person) => bar.getByRole('button', { name: `Remove: ${name}` }),
    review: bar.getByRole('link', { name: 'Review and book' }),
    undo: ({ name }: Person) => bar.getByRole('button', { name: `Undo: ${name} was removed.` }),
    dismiss: bar.getByRole('button', { name: /^Dismiss: / }),
  };
}

/** The page of the list, found as a visitor would name its parts. */
export function shortlistOf(page: Page) {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    main,
    names: main.getByRole('heading', { level: 3 }),
    up: ({ name }: Person) => button(`Move up: ${name}`),
    down: ({ name }: Person) => button(`Move down: ${name}`),
    remove: ({ name }: Person) => button(`Remove: ${name}`),
    undo: ({ name }: Person) => button(`Undo: ${name} was removed.`),
    table: main.getByRole('table', { name: 'Compare' }),
    tableArea: main.getByRole('region', { name: 'Compare' }),
    link: main.getByRole('textbox', { name: 'Link to this list' }),
    copy: button('Copy the link to this list'),
    book: main.getByRole('link', { name: /^Book th/ }),
    /** Ids or names of the speakers in the request of the booking link, in order. */
    chosen: () =>
      main
        .getByRole('link', { name: /^Book th/ })
        .evaluate((link) => JSON.parse(link.dataset['answers'] ?? '{}').speakers.split('\n')),
    keepOnDevice: button('Keep it on this device'),
    join: button('Add these to my shortlist'),
    shared: main.getByRole('heading', { name: 'A shared list' }),
    empty: main.getByText('Nothing on your shortlist yet'),
  };
}

/** Opens a page on a device whose shortlist holds these speakers. */
export async function openWith(page: Page, list: readonly Person[], path = '/speakers/shortlist') {
  await page.goto('/privacy');
  const stored = JSON.stringify(list.map(({ id, name }) => ({ id, name })));
  await page.evaluate((value) => localStorage.setItem('shortlist', value), stored);
  await page.goto(path);
  await hydrated(page);
}

/** The ids of the shortlist on this device, in order. */
export function keptIds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    JSON.parse(localStorage.getItem('shortlist') ?? '[]').map(({ id }: { id: string }) => id),
  );
}

/** Makes the browser deny storage to every page. Call it before a page opens. */
export async function closeStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    });
  });
}

/** Presses Tab until the element has focus; at most 150 times. */
export async function tabToElement(page: Page, target: Locator) {
  for (let stop = 0; stop < 150; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
