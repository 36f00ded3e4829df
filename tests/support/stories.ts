import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';
import { choose } from './press.ts';
import { expect } from './test.ts';

/** The parts of the stories page, found as a visitor would name them. */
export function storiesOf(page: Page) {
  const main = page.getByRole('main');
  const form = main.getByRole('search', { name: 'Climate & Health, Up Close' });
  const panel = main.getByRole('tabpanel');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    form,
    search: form.getByRole('searchbox', { name: 'Search stories' }),
    type: form.getByRole('combobox', { name: 'Story type' }),
    tags: form.getByRole('button', { name: /^Filter by tags(, \d+ selected)?$/ }),
    tag: (name: string) =>
      form
        .getByRole('group', { name: 'Filter by tags' })
        .getByRole('checkbox', { name, exact: true }),
    onlyThose: main.getByRole('button', { name: /^Show only those \d+$/ }),
    active: main.getByRole('list', { name: 'Active filters' }),
    remove: (name: string) => button(`Remove filter: ${name}`),
    clear: main.getByRole('button', { name: 'Clear filters', exact: true }).first(),
    tabs: main.getByRole('tablist', { name: 'Story format' }).getByRole('tab'),
    tab: (name: 'Audio' | 'Video') =>
      main.getByRole('tab', { name: new RegExp(`^${name} Stories( \\(\\d+\\))?$`) }),
    panel,
    cards: panel.getByRole('article'),
    /** The story that leads the list, over it. */
    lead: main.getByRole('article').and(main.locator(':not([role="tabpanel"] *)')),
    quotes: panel.getByRole('article').getByRole('blockquote'),
    none: (kind: 'audio' | 'video') => panel.getByText(`No ${kind} stories match your filters.`),
    clearHere: panel.getByRole('button', { name: 'Clear filters' }),
    showOther: panel.getByRole('button', { name: /^Show \d+ (audio|video) stor(y|ies)$/ }),
  };
}

/** Opens the stories at an address and waits until they are live. */
export async function openStories(page: Page, query = '') {
  await page.goto(`/stories${query}`);
  await hydrated(page);
  const stories = storiesOf(page);
  await expect(stories.tabs).toHaveCount(2);
  return stories;
}

/** Chooses tags in the menu and closes it. */
export async function chooseTags(page: Page, ...names: string[]) {
  const { tags, tag } = storiesOf(page);
  await tags.click();
  for (const name of names) await choose(tag(name));
  await page.keyboard.press('Escape');
}

/** The form of those who offer a story, found as a visitor would name its parts. */
export function offerOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Submit Your Story' });
  return {
    dialog,
    field: (label: string) => dialog.getByLabel(label),
    choice: (question: string, answer: string) =>
      dialog.getByRole('group', { name: question }).getByRole('radio', { name: answer }),
    consent: dialog.getByRole('group', { name: 'Your consent' }).getByRole('checkbox'),
    review: dialog.getByRole('button', { name: 'Review message' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    clear: dialog.getByRole('button', { name: 'Clear' }),
  };
}

/** Opens that form from the end of the stories page. */
export async function openOffer(page: Page) {
  if (!new URL(page.url(), 'http://none').pathname.endsWith('/stories'))
    await page.goto('/stories');
  await page.getByRole('link', { name: 'Submit Your Story' }).click();
  const offer = offerOf(page);
  await expect(offer.dialog).toBeVisible();
  return offer;
}

/** Answers what has to be answered, as a grown-up who wants to stay unnamed. */
export async function fillOffer({ field, choice, consent }: ReturnType<typeof offerOf>) {
  await field('Who are you?').fill('A bus driver in Cedar Row.');
  await field('What happened?').fill('The bus had no air & a boy fainted.\nIt was 50% kids.');
  await choose(choice('May we say your name?', 'No, leave my name out'));
  await choose(choice('Your age', 'I am 18 or older'));
  await choose(consent);
}
