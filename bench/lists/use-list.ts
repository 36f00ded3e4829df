import type { Locator, Page } from '@playwright/test';
import type { List } from './lists.ts';

const words = 'heat stroke';

/** As a visitor types, and between two presses, in ms. */
const pace = { key: 120, press: 400 };

/** Ten, on and off. */
const presses = 20;

/** The keystrokes of a search and of its removal. */
const keys = [...words, ...Array.from(words, () => 'Backspace')];

/** Types the words into the field of a list and erases them; returns how many interactions that were. */
export async function type(page: Page, { field: name }: List): Promise<number> {
  if (name === undefined) return 0;
  const field = page.getByRole('main').getByRole('searchbox', { name });
  await toTop(field);
  await field.focus();
  await inTime(keys, pace.key, (key) => page.keyboard.press(key === ' ' ? 'Space' : key));
  return keys.length;
}

/** Presses ten chips of a list and takes each back; where it has none, goes through its choices by keys. */
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

/** By keyboard, since a native list of choices is no part of the page: each goes to another choice and back. */
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

/** Brings a control under the upper edge of the window, so that as much of the list is seen as can be. */
function toTop(control: Locator): Promise<void> {
  return control.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 80, behavior: 'instant' }),
  );
}

/** Does something with each at a pace that does not wait for the page, as people do not. */
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
