import type { Locator, Page } from '@playwright/test';
import type { Size } from './made/sizes.ts';

/** A list of the site as the bench meets it. */
export interface List {
  title: string;
  path: string;
  /** How its search field is named; absent where it has none. */
  field?: string;
  /**
   * The group of buttons that are pressed; absent: any in its search, and where there are none its
   * choices.
   */
  chips?: string;
  /**
   * The sentence that says what was found: it is in the page, or comes, and changes with the
   * result.
   */
  answerPattern: RegExp;
  /** The larger numbers of entries to measure it with. */
  large: readonly Size[];
}

const thousand = (many: Size['many']) => [{ many, count: 1000 }];

/** Every list that a visitor narrows. */
export const lists: readonly List[] = [
  {
    title: 'Directory',
    path: '/speakers/directory',
    field: 'Search by name or title',
    chips: 'Expertise',
    answerPattern: /^Showing \d+ of \d+ speakers$/,
    large: [
      { many: 'speakers', count: 500 },
      { many: 'speakers', count: 1000 },
    ],
  },
  {
    title: 'Library',
    path: '/resources/library',
    field: 'Search resources',
    chips: 'Topics',
    answerPattern: /^Showing \d+ of \d+ resources$/,
    large: thousand('resources'),
  },
  {
    title: 'Stories',
    path: '/stories',
    field: 'Search stories',
    answerPattern: /^(Audio|Video) Stories( \(\d+\))?$/,
    large: thousand('stories'),
  },
  {
    title: 'Evidence',
    path: '/evidence',
    field: 'Search claims',
    answerPattern: /^Showing \d+ of \d+ claims$/,
    large: thousand('claims'),
  },
  {
    title: 'Events',
    path: '/resources/events-calendar',
    field: 'Search events',
    answerPattern: /^[\d,]+ events?, [\d,]+ still to come$/,
    large: thousand('events'),
  },
  {
    title: 'Exchange',
    path: '/be-catalyst/exchange',
    answerPattern: /^Showing \d+ of \d+ entries$/,
    large: thousand('exchange'),
  },
];

const words = 'heat stroke';

/** Milliseconds between two keystrokes and between two presses of a visitor. */
const pace = { key: 120, press: 400 };

/** Ten, on and off. */
const presses = 20;

/** The keystrokes of a search and of its removal. */
const keys = [...words, ...Array.from(words, () => 'Backspace')];

/**
 * Types the words into the field of a list and erases them; returns how many interactions that
 * were.
 */
export async function type(page: Page, { field: name }: List): Promise<number> {
  if (name === undefined) return 0;
  const field = page.getByRole('main').getByRole('searchbox', { name });
  await toTop(field);
  await field.focus();
  await inTime(keys, pace.key, (key) => page.keyboard.press(key === ' ' ? 'Space' : key));
  return keys.length;
}

/**
 * Presses ten chips of a list and takes each back; where it has none, goes through its choices by
 * keys.
 */
export async function press(page: Page, list: List): Promise<number> {
  const chips = await chipsOf(page, list);
  const [first] = chips;
  if (!first) return choose(page);
  await toTop(first);
  for (let press = 0; press < presses; press++) {
    await chips[press % chips.length]?.hover();
    await inTime([page.mouse], pace.press, (mouse) => mouse.down().then(() => mouse.up()));
  }
  return presses;
}

/** Up to ten buttons that can be pressed, once whatever hides them is open. */
async function chipsOf(page: Page, { chips }: List): Promise<Locator[]> {
  const main = page.getByRole('main');
  const place = chips ? main.getByRole('group', { name: chips }) : main.getByRole('search');
  const pressable = place.locator('button[aria-pressed]:visible');
  for (const name of [/^filters?\b/i, /^more filters/i, /^show all/i]) {
    const closed = main.getByRole('button', { name, expanded: false }).filter({ visible: true });
    if ((await pressable.count()) < 10 && (await closed.count()) > 0) await closed.first().click();
  }
  return (await pressable.all()).slice(0, 10);
}

/**
 * By keyboard, since a native list of choices is no part of the page: each goes to another choice
 * and back.
 */
async function choose(page: Page): Promise<number> {
  const choices = await page.getByRole('main').getByRole('search').getByRole('combobox').all();
  for (let press = 0; press < presses; press += 2) {
    const choice = choices[(press / 2) % choices.length];
    if (!choice) return 0;
    await toTop(choice);
    await choice.focus();
    await inTime(['ArrowDown', 'ArrowUp'], pace.press, (key) => page.keyboard.press(key));
  }
  return presses;
}

/**
 * Brings a control under the upper edge of the window, so that as much of the list is seen as can
 * be.
 */
function toTop(control: Locator): Promise<void> {
  return control.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 80, behavior: 'instant' }),
  );
}

/** Acts on each item at a fixed pace, without waiting for the page, as people do. */
async function inTime<Item>(
  items: readonly Item[],
  ms: number,
  act: (item: Item) => Promise<void>,
) {
  const begun: Promise<void>[] = [];
  for (const item of items) {
    begun.push(act(item));
    await new Promise((later) => setTimeout(later, ms));
  }
  await Promise.all(begun);
}

declare global {
  interface Window {
    interactions: PerformanceEventTiming[];
  }
}

/** The shortest duration that Event Timing reports, in ms; shorter ones count as this long. */
const shortest = 16;

/** Begins to listen to Event Timing in a page. Runs before the page's own scripts. */
export async function listenToInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      window.interactions.push(...(list.getEntries() as PerformanceEventTiming[]));
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortest);
}

/**
 * The latency of each interaction of a visitor (web.dev/inp): from the press to the next paint, of
 * its events the longest. `act` returns how many interactions it makes; those that Event Timing
 * leaves out were short.
 */
export async function latencies(page: Page, act: () => Promise<number>): Promise<number[]> {
  const begun = await page.evaluate(() => performance.now());
  const count = await act();
  // Entries come after the frame that they measure, which a busy page paints late.
  await page.waitForTimeout(1000);
  const reported = await page.evaluate(interactionsSince, begun);
  const short = Array.from({ length: Math.max(0, count - reported.length) }, () => shortest);
  return [...reported, ...short];
}

/** Runs inside the page. */
function interactionsSince(begun: number): number[] {
  const longest = new Map<number, number>();
  for (const { interactionId, startTime, duration } of window.interactions) {
    if (!interactionId || startTime < begun) continue;
    longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  }
  return [...longest.values()];
}
