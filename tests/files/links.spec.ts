import { expect, test } from '@playwright/test';
import * as address from '#content/address.ts';
import { link } from '#content/fields.ts';
import { searchHref } from '#features/search/search-state.ts';
import { movedPages } from '#hosting/built-site.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';

const pages = builtPages();
const files = new Set(builtFiles('**/*').map((file) => `/${file}`));
const htmlAt = new Map(pages.map(({ path, html }) => [path, html]));

test('no link of the site is dead, and every # leads to a place on its page', () => {
  const problems = pages.flatMap(({ path, html }) =>
    addressesIn(html).flatMap((address) => {
      const problem = problemOf(address, path);
      return problem ? [`${path}: ${address}: ${problem}`] : [];
    }),
  );
  expect([...new Set(problems)]).toEqual([]);
});

test('whatever address a page shows may be written into content', () => {
  const namedAddresses = new Set(pages.flatMap(({ html }) => allAddressesIn(html)));
  expect(namedAddresses.size).toBeGreaterThan(300);
  const refused = [...namedAddresses].filter(
    (one) =>
      !link.safeParse(one).success &&
      !address.isOwnFragment(one) &&
      !address.isMailLink(one) &&
      !address.isTelephone(one) &&
      !address.isTextMessage(one),
  );
  expect(refused).toEqual([]);
});

test('every redirect leads to a page', () => {
  expect(Object.values(movedPages).filter((target) => !htmlAt.has(target))).toEqual([]);
});

test('menus, footer and links lead from the home page to every page', () => {
  const remedy =
    'name a menu in the row of the page (`menus`), or link to it from a page; the map of the site, which names every page, does not count';
  const reached = reachedFrom('/');
  const lost = [...htmlAt.keys()].filter((path) => !reached.has(path) && !path.endsWith('404'));
  expect(lost, remedy).toEqual([]);
});

/**
 * Returns the paths to which links lead from a page, step by step, but for links of the map of the
 * site.
 */
function reachedFrom(start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  // A set that grows while it is walked is walked to its end.
  for (const path of reached) {
    if (path === searchHref) continue;
    for (const address of addressesIn(htmlAt.get(path) ?? ''))
      reached.add(new URL(address, `https://site.example${path}`).pathname);
  }
  return reached;
}

/** Every address in a page, of this site and of others. */
function allAddressesIn(html: string): string[] {
  const body = html.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
  return [...body.matchAll(/\s(?:href|src|poster|data-href)="([^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
  );
}

/** Every address of a page or file of this site in a page. */
function addressesIn(html: string): string[] {
  return allAddressesIn(html)
    .map((address) => address.replace(/^webcal:\/\/[\w.]+/, ''))
    .filter((address) => !/^(https:|mailto:|tel:|sms:)/.test(address));
}

function problemOf(address: string, from: string): string | undefined {
  if (address === '' || address === '#') return 'leads nowhere';
  if (/^[a-z]+:/i.test(address) || address.startsWith('//')) return 'has a scheme we do not use';
  const { pathname, hash } = new URL(address, `https://site.example${from}`);
  if (files.has(pathname) && !pathname.endsWith('.html')) return undefined;
  const html = htmlAt.get(pathname);
  if (html === undefined) return 'does not exist';
  const id = decodeURIComponent(hash.slice(1));
  return id && !html.includes(` id="${id}"`) ? 'has no such place' : undefined;
}
