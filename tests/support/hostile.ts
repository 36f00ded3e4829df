import type { Page } from '@playwright/test';
import { hostileStrings } from '#site/testing/hostile-strings.ts';
import { expect } from './test.ts';

/** Every parameter that some page reads from its address. */
const parameters = [
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

/** Hostile strings without lone surrogates, which no address can carry. */
export const hostileTexts = hostileStrings.map((text) => text.toWellFormed());

/**
 * The hostile texts for `changeAddress`. A browser allows 200 changes of the address in ten
 * seconds, so two texts are left out for the changes that the page makes by itself.
 */
export const addressTexts = hostileTexts.slice(2);

/** Selectors of elements that only a hostile string could have made. */
const injected =
  'img[src="x"], iframe, math, template[shadowrootmode], svg script, [onerror], [onload], [onfocus], [ontoggle], [href^="javascript:" i], [href^="data:" i], [href^="vbscript:" i]';

/** Expects that no part of a hostile string became an element or ran, and the page is complete. */
export async function staysWhole(page: Page): Promise<void> {
  await expect(page.locator(injected)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/**
 * Changes the address of an open page to each string in turn, in every parameter and in the hash,
 * as a visitor's Back button would. Returns the strings that became elements or ran.
 */
export function changeAddress(page: Page, strings: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ strings, parameters, injected }) => {
      const alive: string[] = [];
      const path = location.pathname;
      const rest = () => new Promise((done) => setTimeout(done));
      for (const text of strings) {
        const query = new URLSearchParams(parameters.map((name) => [name, text]));
        history.replaceState(null, '', `${path}?${query}#${encodeURIComponent(text)}`);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        dispatchEvent(new HashChangeEvent('hashchange'));
        await rest();
        if (Reflect.get(window, 'ran') || document.querySelector(injected)) alive.push(text);
      }
      history.replaceState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      await rest();
      return alive;
    },
    { strings, parameters, injected },
  );
}
