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
  of: string;
  name: string;
  /** The choice as the address carries it. */
  query: string;
}

/** One list of the site: what a visitor calls its parts, and what it says. */
interface SiteList {
  name: string;
  href: string;
  /** What the address needs for the list to be shown at all. */
  query?: string;
  /** The name of its form. */
  form: string;
  /**
   * Its search field, a word that leaves some items, and the file that is searched once it has
   * come.
   */
  search?: { field: string; findsSome: string; index?: string };
  /** Two choices that leave some items, each alone and both together. */
  choices: readonly [Choice, Choice];
  /** Choices carry the number of items that they lead to. */
  isCounted?: true;
  items: (main: Locator) => Locator;
  /** Where the number of listed items is told; its first number is that. */
  count: (main: Locator) => Locator;
  /** What is announced of so many items, where it is not the count as it is shown. */
  announced?: (count: number) => string;
  /** Choices and a word that leave nothing, what is said then, and the button that leads back. */
  nothing?: { query: string; said: string; back: string };
  /** The name of the button that takes every choice away. */
  clear?: string;
  /** Chosen filters are listed, each with a press that takes it away. */
  hasActiveFilters?: true;
  /** When the list is looked at, if what it shows depends on the day. */
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
      { control: 'chip', of: 'Expertise', name: 'Asthma', query: 'tag=Asthma' },
      { control: 'menu', of: 'Language', name: 'Spanish', query: 'lang=Spanish' },
    ],
    isCounted: true,
    items: articles,
    count: sentence(/^Showing \d+ of \d+ speakers/),
    nothing: {
      query: 'q=zzzz',
      said: 'No speakers match your search criteria',
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
      { control: 'chip', of: 'Topics', name: 'Equity', query: 'topic=equity' },
      { control: 'chip', of: 'Topics', name: 'Policy', query: 'topic=policy' },
    ],
    isCounted: true,
    items: rows,
    count: sentence(/^Showing \d+ of \d+ resources/),
    nothing: {
      query: 'q=zzzz&topic=policy',
      said: 'No resources match your search criteria',
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
      { control: 'menu', of: 'Filter by tags', name: 'Heat', query: 'tag=Heat' },
      { control: 'menu', of: 'Filter by tags', name: 'Youth', query: 'tag=Youth' },
    ],
    isCounted: true,
    items: articles,
    count: (main) =>
      main.getByRole('heading', { level: 2, name: /^(Audio|Video) Stories( \(\d+\))?$/ }),
    announced: (count) => `${count} audio ${count === 1 ? 'story' : 'stories'}`,
    nothing: {
      query: 'q=zzzz',
      said: 'No audio stories match your filters.',
      back: 'Clear filters',
    },
    clear: 'Clear filters',
    hasActiveFilters: true,
  },
  {
    name: 'evidence',
    href: '/evidence',
    form: 'Find a figure',
    search: { field: 'Search claims', findsSome: 'heat', index: 'search-index.json' },
    choices: [
      { control: 'select', of: 'Status', name: 'Supported', query: 'status=supported' },
      {
        control: 'select',
        of: 'Hazard or subject',
        name: 'Extreme Heat',
        query: 'hazard=extreme-heat',
      },
    ],
    isCounted: true,
    items: articles,
    count: sentence(/^Showing \d+ of \d+ claims$/),
    nothing: { query: 'q=zzzz', said: 'No claim matches.', back: 'Show every claim' },
    clear: 'Clear filters',
    hasActiveFilters: true,
  },
  {
    name: 'exchange',
    href: '/be-catalyst/exchange',
    form: 'Filter the board',
    choices: [
      { control: 'select', of: 'Needs or offers', name: 'Need', query: 'kind=need' },
      { control: 'select', of: 'Language', name: 'Spanish', query: 'lang=Spanish' },
    ],
    isCounted: true,
    items: entriesOf(/^Needs and offers$/),
    count: sentence(/^Showing \d+ of \d+ entries$/),
    nothing: {
      query: 'kind=need&topic=Rural+health&lang=Spanish',
      said: 'No entry matches your filters',
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
    search: { field: 'Search events', findsSome: 'heart', index: 'descriptions.json' },
    choices: [
      { control: 'select', of: 'Topic', name: 'Public health', query: 'topic=public+health' },
      { control: 'select', of: 'Format', name: 'Virtual', query: 'format=virtual' },
    ],
    items: rows,
    count: sentence(/^\d+ events?, \d+ still to come$/),
    nothing: {
      query: 'q=zzzz',
      said: 'No events found matching your criteria',
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
      { control: 'select', of: 'Topic', name: 'Extreme heat', query: 'topic=Extreme+heat' },
      { control: 'select', of: 'Language on air', name: 'Spanish', query: 'lang=Spanish' },
    ],
    items: entriesOf(/^Who (can talk|takes calls on short notice)$/),
    count: sentence(/^\d+ (people|person) states? hours before your deadline/),
    now: '2026-11-23T15:00Z',
  },
];

/** The parts of a list, found as a visitor would name them. */
export function partsOf(page: Page, list: SiteList) {
  const main = page.getByRole('main');
  const form = main.getByRole('search', { name: list.form });
  return {
    main,
    form,
    search: form.getByRole('searchbox', { name: list.search?.field ?? '' }),
    items: list.items(main),
    /** The link that a visitor follows from the first item. */
    firstName: list.items(main).first().locator('a, h2, h3, h4').filter({ visible: true }).first(),
    count: list.count(main),
    /**
     * The number that is told, or of several that are told at once, as without script, their sum.
     */
    number: async () => {
      const told = await list.count(main).allTextContents();
      return told.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0] ?? 0), 0);
    },
    active: main.getByRole('list', { name: 'Active filters' }),
    remove: ({ name }: Choice) => main.getByRole('button', { name: `Remove filter: ${name}` }),
    clear: main.getByRole('button', { name: list.clear ?? '', exact: true }).first(),
    // The line that counts may say it too, until the list below it has followed.
    nothing: main.getByText(list.nothing?.said ?? 'never said', { exact: true }).last(),
    back: main.getByRole('button', { name: list.nothing?.back ?? '', exact: true }).last(),
  };
}

/** The address of a list with what it needs, and more. */
export function hrefOf({ href, query }: SiteList, ...more: string[]): string {
  const asked = [query, ...more].filter(Boolean).join('&');
  return asked ? `${href}?${asked}` : href;
}

/** Opens a list that can be used at once. */
export async function openList(page: Page, list: SiteList, ...more: string[]) {
  if (list.now) await page.clock.setFixedTime(list.now);
  const file = list.search?.index;
  const index =
    file &&
    page
      .waitForEvent('requestfinished', { predicate: (one) => one.url().endsWith(file), timeout: 0 })
      .catch(() => 'the page was closed before');
  await page.goto(hrefOf(list, ...more));
  await hydrated(page);
  await openFilters(page);
  const parts = partsOf(page, list);
  await expect(parts.count.or(parts.nothing).first()).toBeVisible();
  return { ...parts, index };
}

/** Does something that changes what is listed, and waits until the count has followed. */
export async function narrows(count: Locator, act: () => Promise<void>) {
  const before = (await count.textContent()) ?? '';
  await act();
  await expect(count).not.toHaveText(before);
}

/** Types letters, and waits for the file that is searched and for the address. */
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

/** A choice as a visitor makes it, undoes it and reads it. */
export function choiceOf(page: Page, list: SiteList, { control, of, name }: Choice) {
  const { form } = partsOf(page, list);
  if (control === 'select')
    return optionOf(form.getByRole('combobox', { name: of, exact: true }), name);
  if (control === 'menu') return boxOf(form.getByRole('button', { name: menuName(of) }), name);
  const chip = form.getByRole('group', { name: of }).getByRole('button', { name, exact: true });
  return {
    press: () => chip.click(),
    isChosen: (chosen: boolean) => expect(chip).toHaveAttribute('aria-pressed', String(chosen)),
    number: () => describedNumber(chip),
  };
}

/** The name of a menu, whether something in it is chosen or not. */
export const menuName = (of: string) => new RegExp(`^${of}(, \\d+ selected)?$`);

function boxOf(menu: Locator, name: string) {
  const box = menu.page().getByRole('main').getByRole('checkbox', { name, exact: true });
  async function inMenu<T>(what: () => Promise<T>): Promise<T> {
    await menu.click();
    const answer = await what();
    await menu.page().keyboard.press('Escape');
    return answer;
  }
  return {
    press: () => inMenu(() => pressWords(box)),
    isChosen: (chosen: boolean) => inMenu(() => expect(box).toBeChecked({ checked: chosen })),
    number: () => inMenu(() => describedNumber(box)),
  };
}

function optionOf(select: Locator, name: string) {
  const pattern = new RegExp(`^${name}( \\((\\d+)\\))?$`);
  const option = select.getByRole('option', { name: pattern });
  const keyOf = async (one: Locator) => (await one.getAttribute('value')) ?? name;
  return {
    press: async () => {
      await select.selectOption(await keyOf(option));
    },
    isChosen: async (chosen: boolean) => {
      const first = await keyOf(select.getByRole('option').first());
      await expect(select).toHaveValue(chosen ? await keyOf(option) : first);
    },
    number: async () => Number(pattern.exec((await option.textContent()) ?? '')?.[2]),
  };
}

/** The number in what describes a control. */
async function describedNumber(control: Locator): Promise<number> {
  await expect(control).toHaveAccessibleDescription(/^\d+ /);
  return control.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return Number.parseInt(ids.map((id) => document.getElementById(id)?.textContent).join(' '), 10);
  });
}

/**
 * Items that a visitor does not meet where the document has them: each that lies before the one in
 * front of it, read line by line.
 */
export function misplaced(items: Locator): Promise<string[]> {
  return items.evaluateAll((all: HTMLElement[]) => {
    // The list may have changed since Playwright found its items: what counts is the order of the
    // document now.
    const isBefore = (a: Node, b: Node) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    const shown = all.filter((item) => item.checkVisibility()).sort(isBefore);
    const places = shown.map((item) => item.closest('li') ?? item);
    // Out of sight a place has a guessed height, and stays where that puts it until it comes near.
    for (const place of places) place.style.contentVisibility = 'visible';
    const boxes = places.map((place) => place.getBoundingClientRect());
    return shown.flatMap((item, index) => {
      const [before, box] = [boxes[index - 1], boxes[index]];
      if (!before || !box) return [];
      // Firefox rounds the edges of neighbors apart by a small part of a pixel.
      const isBelow = box.top > before.bottom - 0.5;
      const isNext = isBelow || (box.top >= before.top && box.left > before.left);
      return isNext ? [] : [`${index}: ${item.textContent?.slice(0, 40)}`];
    });
  });
}
