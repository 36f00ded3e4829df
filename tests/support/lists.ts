import type { Locator, Page } from '@playwright/test';
import { hydrated } from './hydration.ts';
import { pressWords } from './press.ts';
import { expect } from './test.ts';

/**
 * A choice that narrows a list: a chip that is pressed, a box in a menu, or an option of a select.
 */
export interface Choice {
  control: 'chip' | 'menu' | 'select';
  /** The name of the group, menu or select that it belongs to. */
  group: string;
  name: string;
  /** The choice as the address carries it. */
  query: string;
}

/** One list of the site: what a visitor calls its parts, and what it says. */
interface SiteList {
  name: string;
  href: string;
  /** The query without which the list is not shown. */
  query?: string;
  /** The name of its form. */
  form: string;
  /** Its search field, a word that finds some items, and the file that the search loads. */
  search?: { field: string; findsSome: string; index?: string };
  /** Two choices that leave some items, each alone and both together. */
  choices: readonly [Choice, Choice];
  /** Each choice shows the number of items that it leads to. */
  isCounted?: true;
  items: (main: Locator) => Locator;
  /** The sentence whose first number is that of the listed items. */
  count: (main: Locator) => Locator;
  /** The sentence that is announced for a number of items, where it is not that of `count`. */
  announced?: (count: number) => string;
  /** A query that finds nothing, the sentence that says so, and the name of the way back. */
  nothing?: { query: string; sentence: string; back: string };
  /** The name of the button that takes every choice away. */
  clear?: string;
  /** Chosen filters are listed, each as a button that removes it. */
  hasActiveFilters?: true;
  /** The time of the visit, for a list that changes with the day. */
  now?: string;
}

const articles = (main: Locator) => main.getByRole('article');
const rows = (main: Locator) => main.getByRole('rowheader');
const entriesOf = (name: RegExp) => (main: Locator) =>
  main.getByRole('list', { name }).locator(':scope > li');
const sentence = (pattern: RegExp) => (main: Locator) => main.getByText(pattern);

export const lists: readonly SiteList[] = [
  {
    name: 'directory',
    href: '/speakers/directory',
    form: 'Speakers Bureau',
    search: { field: 'Search by name or title', findsSome: 'clinic', index: 'search-index.json' },
    choices: [
      { control: 'chip', group: 'Expertise', name: 'Asthma', query: 'tag=Asthma' },
      { control: 'menu', group: 'Language', name: 'Spanish', query: 'lang=Spanish' },
    ],
    isCounted: true,
    items: articles,
    count: sentence(/^Showing \d+ of \d+ speakers/),
    nothing: {
      query: 'q=zzzz',
      sentence: 'No speakers match your search criteria',
      back: 'Clear all filters',
    },
    clear: 'Clear Filters',
    hasActiveFilters: true,
  },
  {
    name: 'library',
    href: '/resources/library',
    form: 'Resource Library',
    search: { field: 'Search resources', findsSome: 'heat' },
    choices: [
      { control: 'chip', group: 'Topics', name: 'Equity', query: 'topic=equity' },
      { control: 'chip', group: 'Topics', name: 'Policy', query: 'topic=policy' },
    ],
    isCounted: true,
    items: rows,
    count: sentence(/^Showing \d+ of \d+ resources/),
    nothing: {
      query: 'q=zzzz&topic=policy',
      sentence: 'No resources match your search criteria',
      back: 'Clear all filters',
    },
    clear: 'Clear Filters',
    hasActiveFilters: true,
  },
  {
    name: 'stories',
    href: '/stories',
    form: 'Climate & Health, Up Close',
    search: { field: 'Search stories', findsSome: 'ask' },
    choices: [
      { control: 'menu', group: 'Filter by tags', name: 'Heat', query: 'tag=Heat' },
      { control: 'menu', group: 'Filter by tags', name: 'Youth', query: 'tag=Youth' },
    ],
    isCounted: true,
    items: articles,
    count: (main) =>
      main.getByRole('heading', { level: 2, name: /^(Audio|Video) Stories( \(\d+\))?$/ }),
    announced: (count) => `${count} audio ${count === 1 ? 'story' : 'stories'}`,
    nothing: {
      query: 'q=zzzz',
      sentence: 'No audio stories match your filters.',
      back: 'Clear filters',
    },
    clear: 'Clear filters',
    hasActiveFilters: true,
  },
  {
    name: 'evidence',
    href: '/evidence',
    form: 'Find a figure',
    search: { field: 'Search claims', findsSome: 'heat' },
    choices: [
      { control: 'select', group: 'Status', name: 'Supported', query: 'status=supported' },
      {
        control: 'select',
        group: 'Hazard or subject',
        name: 'Extreme Heat',
        query: 'hazard=extreme-heat',
      },
    ],
    isCounted: true,
    items: articles,
    count: sentence(/^Showing \d+ of \d+ claims$/),
    nothing: { query: 'q=zzzz', sentence: 'No claim matches.', back: 'Show every claim' },
    clear: 'Clear filters',
    hasActiveFilters: true,
  },
  {
    name: 'exchange',
    href: '/be-catalyst/exchange',
    form: 'Filter the board',
    choices: [
      { control: 'select', group: 'Needs or offers', name: 'Need', query: 'kind=need' },
      { control: 'select', group: 'Language', name: 'Spanish', query: 'lang=Spanish' },
    ],
    isCounted: true,
    items: entriesOf(/^Needs and offers$/),
    count: sentence(/^Showing \d+ of \d+ entries$/),
    nothing: {
      query: 'kind=need&topic=Rural+health&lang=Spanish',
      sentence: 'No entry matches your filters',
      back: 'Clear all filters',
    },
    clear: 'Clear filters',
    hasActiveFilters: true,
    now: '2026-11-23T15:00Z',
  },
  {
    name: 'events calendar as a list',
    href: '/resources/events-calendar',
    query: 'view=list',
    form: 'Climate & Health Events Calendar',
    search: { field: 'Search events', findsSome: 'heart', index: 'search-index.json' },
    choices: [
      { control: 'select', group: 'Topic', name: 'Public health', query: 'topic=public+health' },
      { control: 'select', group: 'Format', name: 'Virtual', query: 'format=virtual' },
    ],
    items: rows,
    count: sentence(/^\d+ events?, \d+ still to come$/),
    nothing: {
      query: 'q=zzzz',
      sentence: 'No events found matching your criteria',
      back: 'Clear all filters',
    },
    clear: 'Clear filters',
    hasActiveFilters: true,
    now: '2026-11-19T18:00Z',
  },
  {
    name: 'deadline desk',
    href: '/media-inquiries/deadline',
    query: 'by=2026-11-23T17:30&zone=America/New_York',
    form: 'What do you need?',
    choices: [
      { control: 'select', group: 'Topic', name: 'Extreme heat', query: 'topic=Extreme+heat' },
      { control: 'select', group: 'Language on air', name: 'Spanish', query: 'lang=Spanish' },
    ],
    // Most of them are folded in.
    items: (main) =>
      main.locator(
        'section:is([aria-labelledby="found"], [aria-labelledby="short-notice"]) li:has(h3)',
      ),
    count: sentence(/^\d+ (people|person) states? hours before your deadline/),
    now: '2026-11-23T15:00Z',
  },
];

/** The parts of a list, found as a visitor would name them. */
export function listParts(page: Page, list: SiteList) {
  const main = page.getByRole('main');
  const form = main.getByRole('search', { name: list.form });
  return {
    main,
    form,
    search: form.getByRole('searchbox', { name: list.search?.field ?? '' }),
    items: list.items(main),
    /** The title of the first item: its first link or heading. */
    firstTitle: list.items(main).first().locator('a, h2, h3, h4').filter({ visible: true }).first(),
    count: list.count(main),
    /** Reads the number of listed items: the sum of all counts, of which there may be several. */
    number: async () => {
      let sum = 0;
      for (const text of await list.count(main).allTextContents()) {
        sum += Number(/\d+/.exec(text)?.[0] ?? 0);
      }
      return sum;
    },
    active: main.getByRole('list', { name: 'Active filters' }),
    remove: ({ name }: Choice) => main.getByRole('button', { name: `Remove filter: ${name}` }),
    clear: main.getByRole('button', { name: list.clear ?? '', exact: true }).first(),
    // The last one, because the count above the list may hold the same sentence for a moment.
    nothing: main.getByText(list.nothing?.sentence ?? 'never said', { exact: true }).last(),
    back: main.getByRole('button', { name: list.nothing?.back ?? '', exact: true }).last(),
  };
}

/** The address of a list with its own query and more parameters. */
export function listHref({ href, query }: SiteList, ...more: string[]): string {
  const wholeQuery = [query, ...more].filter(Boolean).join('&');
  return wholeQuery ? `${href}?${wholeQuery}` : href;
}

/** Opens a list and waits until it can be used. `index` resolves once the search file has come. */
export async function openList(page: Page, list: SiteList, ...more: string[]) {
  if (list.now) await page.clock.setFixedTime(list.now);
  const file = list.search?.index;
  const index =
    file &&
    page
      .waitForEvent('requestfinished', {
        predicate: (request) => request.url().endsWith(file),
        timeout: 0,
      })
      .catch(() => 'the page was closed before');
  await page.goto(listHref(list, ...more));
  await hydrated(page);
  await openFilters(page);
  const parts = listParts(page, list);
  await expect(parts.count.or(parts.nothing).first()).toBeVisible();
  return { ...parts, index };
}

/** Runs `act`, which changes the listed items, and waits until the count has changed. */
export async function expectNarrowed(count: Locator, act: () => Promise<void>) {
  const before = (await count.textContent()) ?? '';
  await act();
  await expect(count).not.toHaveText(before);
}

/** Types into the search field, and waits for the search file and for the address. */
export async function typeWord(
  { search, index }: Awaited<ReturnType<typeof openList>>,
  letters: string,
) {
  await search.pressSequentially(letters);
  await index;
  await expect(search.page()).toHaveURL(new RegExp(`[?&]q=${await search.inputValue()}(&|$)`));
}

/** Unfolds the filters where a small window folds them behind a button. */
export async function openFilters(page: Page) {
  const fold = page.getByRole('main').getByRole('button', { name: /^Filters/, expanded: false });
  if (await fold.isVisible()) await fold.click();
}

/**
 * Returns the functions of a choice, the same for a chip, a menu and a select: `press` chooses it,
 * `expectChosen` expects that it is chosen or not, and `number` reads how many items it leads to.
 */
export function listChoice(page: Page, list: SiteList, { control, group, name }: Choice) {
  const { form } = listParts(page, list);
  if (control === 'select')
    return optionOf(form.getByRole('combobox', { name: group, exact: true }), name);
  if (control === 'menu') return boxOf(form.getByRole('button', { name: menuName(group) }), name);
  const chip = form.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
  return {
    press: () => chip.click(),
    expectChosen: (chosen: boolean) => expect(chip).toHaveAttribute('aria-pressed', String(chosen)),
    number: () => describedNumber(chip),
  };
}

/** The accessible name of a menu: `Language`, or `Language, 2 selected`. */
export const menuName = (label: string) => new RegExp(`^${label}(, \\d+ selected)?$`);

/** The functions of `listChoice` for a box of a menu, which they open first and close again. */
function boxOf(menu: Locator, name: string) {
  const box = menu.page().getByRole('main').getByRole('checkbox', { name, exact: true });
  async function inMenu<T>(act: () => Promise<T>): Promise<T> {
    await menu.click();
    const result = await act();
    await menu.page().keyboard.press('Escape');
    return result;
  }
  return {
    press: () => inMenu(() => pressWords(box)),
    expectChosen: (chosen: boolean) => inMenu(() => expect(box).toBeChecked({ checked: chosen })),
    number: () => inMenu(() => describedNumber(box)),
  };
}

/**
 * The functions of `listChoice` for an option of a select. A select always has a chosen option: it
 * counts as not chosen where the first one is, which stands for everything.
 */
function optionOf(select: Locator, name: string) {
  const pattern = new RegExp(`^${name}( \\((\\d+)\\))?$`);
  const option = select.getByRole('option', { name: pattern });
  const optionValue = async (one: Locator) => (await one.getAttribute('value')) ?? name;
  return {
    press: async () => {
      await select.selectOption(await optionValue(option));
    },
    expectChosen: async (chosen: boolean) => {
      const first = await optionValue(select.getByRole('option').first());
      await expect(select).toHaveValue(chosen ? await optionValue(option) : first);
    },
    number: async () => Number(pattern.exec((await option.textContent()) ?? '')?.[2]),
  };
}

/** The number in the description of a control. */
async function describedNumber(control: Locator): Promise<number> {
  await expect(control).toHaveAccessibleDescription(/^\d+ /);
  return control.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return Number.parseInt(ids.map((id) => document.getElementById(id)?.textContent).join(' '), 10);
  });
}

/**
 * Returns the items whose place on the screen is not their place in the document: each that lies,
 * read line by line, before the item in front of it.
 */
export function misplaced(items: Locator): Promise<string[]> {
  return items.evaluateAll((all: HTMLElement[]) => {
    // The list may have changed since Playwright found its items, so they are sorted again.
    const isBefore = (a: Node, b: Node) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    const shown = all.filter((item) => item.checkVisibility()).sort(isBefore);
    const places = shown.map((item) => item.closest('li') ?? item);
    // Without this, a place out of sight has only an estimated height.
    for (const place of places) place.style.contentVisibility = 'visible';
    const boxes = places.map((place) => place.getBoundingClientRect());
    return shown.flatMap((item, index) => {
      const before = boxes[index - 1];
      const box = boxes[index];
      if (!before || !box) return [];
      // Firefox rounds the edges of neighbors apart by a small part of a pixel.
      const isBelow = box.top > before.bottom - 0.5;
      const isNext = isBelow || (box.top >= before.top && box.left > before.left);
      return isNext ? [] : [`${index}: ${item.textContent?.slice(0, 40)}`];
    });
  });
}
