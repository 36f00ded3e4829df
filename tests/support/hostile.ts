import type { Page } from '@playwright/test';
import { hostileStrings } from '#site/testing/hostile-strings.ts';
import { expect } from './test.ts';

/** Every name that some page reads in its address. */
export const parameters = [
  'q',
  'tag',
  'lang',
  'region',
  'format',
  'for',
  'travels',
  'free',
  'notice',
  'match',
  'sort',
  'type',
  'tab',
  'topic',
  'status',
  'hazard',
  'view',
  'month',
  'day',
  'range',
  'ids',
  'speaker',
  'event',
  'page',
  't',
  'kind',
  'kinds',
  'side',
  'audience',
  'place',
  'by',
  'zone',
  'date',
  'time',
];

/** Strings as an address can carry them. */
export const writable = hostileStrings.map((text) => text.toWellFormed());

/** Elements and attributes that only a hostile string could have made. */
const made =
  'img[src="x"], iframe, math, template[shadowrootmode], svg script, [onerror], [onload], [onfocus], [ontoggle], [href^="javascript:" i], [href^="data:" i], [href^="vbscript:" i]';

/** Nothing of a string came to life, and the page still stands. */
export async function staysWhole(page: Page): Promise<void> {
  await expect(page.locator(made)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/**
 * Changes the address of an open page to each string in turn, in every parameter and in the hash,
 * as a visitor's Back button would. Gives back the strings that came to life.
 */
export function changeAddress(page: Page, strings: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ strings, parameters, made }) => {
      const alive: string[] = [];
      const path = location.pathname;
      const rest = () => new Promise((done) => setTimeout(done));
      for (const text of strings) {
        const query = new URLSearchParams(parameters.map((name) => [name, text]));
        history.replaceState(null, '', `${path}?${query}#${encodeURIComponent(text)}`);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        dispatchEvent(new HashChangeEvent('hashchange'));
        await rest();
        if (Reflect.get(window, 'ran') || document.querySelector(made)) alive.push(text);
      }
      history.replaceState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      await rest();
      return alive;
    },
    { strings, parameters, made },
  );
}
