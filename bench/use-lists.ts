import type { Locator, Page } from '@playwright/test';
import type { Size } from './made/sizes.ts';

/** A list of the site as the bench meets it. */
export interface List {
  title: string;
  path: string;
  /** The name of its search field; absent where it has none. */
  field?: string;
  /**
   * The name of the group whose buttons are pressed. Without it: all buttons of the search; if the
   * search has none, its selects are used by keyboard.
   */
  chips?: string;
  /**
   * Matches the sentence that says what was found. It is in the page or comes with the first
   * result, and changes with each.
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

/** Presses in one run: ten chips, each on and off again. */
const presses = 20;

/** The keystrokes that type the words and erase them. */
const keys = [...words, ...Array.from(words, () => 'Backspace')];

/** Types the words into the field of a list and erases them. Returns the number of keystrokes. */
export async function type(page: Page, { field: name }: List): Promise<number> {
  if (name === undefined) return 0;
  const field = page.getByRole('main').getByRole('searchbox', { name });
  await scrollToTop(field);
  await field.focus();
  await atPace(keys, pace.key, (key) => page.keyboard.press(key === ' ' ? 'Space' : key));
  return keys.length;
}

/**
 * Presses ten chips of a list, each on and off again; without chips, presses keys in its
 * selects. Returns the
 * number of presses.
 */
export async function press(page: Page, list: List): Promise<number> {
  const chips = await chipsOf(page, list);
  const [first] = chips;
  if (!first) return pressInSelects(page);
  await scrollToTop(first);
  for (let index = 0; index < presses; index++) {
    await chips[index % chips.length]?.hover();
    const click = page.mouse.down().then(() => page.mouse.up());
    await Promise.all([click, page.waitForTimeout(pace.press)]);
  }
  return presses;
}

/** Returns up to ten chips of a list, after opening what hides them. */
async function chipsOf(page: Page, { chips }: List): Promise<Locator[]> {
  const main = page.getByRole('main');
  const place = chips ? main.getByRole('group', { name: chips }) : main.getByRole('search');
  const pressable = place.locator('button[aria-pressed]:visible');
  // Each of these buttons hides the chips of some list.
  for (const name of [/^filters?\b/i, /^more filters/i, /^show all/i]) {
    const closed = main.getByRole('button', { name, expanded: false }).filter({ visible: true });
    if ((await pressable.count()) < 10 && (await closed.count()) > 0) await closed.first().click();
  }
  return (await pressable.all()).slice(0, 10);
}

/**
 * Moves each select to another option and back, by keyboard, because its open list is not part of
 * the page. Returns the number of presses; 0 without a select.
 */
async function pressInSelects(page: Page): Promise<number> {
  const selects = await page.getByRole('main').getByRole('search').getByRole('combobox').all();
  for (let index = 0; index < presses / 2; index++) {
    const select = selects[index % selects.length];
    if (!select) return 0;
    await scrollToTop(select);
    await select.focus();
    await atPace(['ArrowDown', 'ArrowUp'], pace.press, (key) => page.keyboard.press(key));
  }
  return presses;
}

/** Scrolls a control to 80 px below the top of the window, to show as much of its list as fits. */
function scrollToTop(control: Locator): Promise<void> {
  return control.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 80, behavior: 'instant' }),
  );
}

/** Acts on each item at a fixed pace, without waiting for the page, as people do. */
async function atPace<Item>(
  items: readonly Item[],
  ms: number,
  act: (item: Item) => Promise<void>,
) {
  const actions: Promise<void>[] = [];
  for (const item of items) {
    actions.push(act(item));
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  await Promise.all(actions);
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
 * Returns the latency of each interaction in ms (web.dev/inp): the longest of its events, each from
 * the press to the next paint. `act` returns how many interactions it makes; those that Event
 * Timing does not report count as `shortest`.
 */
export async function latencies(page: Page, act: () => Promise<number>): Promise<number[]> {
  const start = await page.evaluate(() => performance.now());
  const count = await act();
  // Entries come after the frame that they measure, which a busy page paints late.
  await page.waitForTimeout(1000);
  const reported = await page.evaluate(interactionsSince, start);
  const unreported = Array.from({ length: Math.max(0, count - reported.length) }, () => shortest);
  return [...reported, ...unreported];
}

/** Returns the duration in ms of each interaction since `start`. Runs inside the page. */
function interactionsSince(start: number): number[] {
  const longest = new Map<number, number>();
  for (const { interactionId, startTime, duration } of window.interactions) {
    if (!interactionId || startTime < start) continue;
    longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  }
  return [...longest.values()];
}
