import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { listedPages, missingPages } from '../tests/support/site-pages.ts';
import { phone } from '../tests/support/sizes.ts';
import { openPage } from './site.ts';

/** Entries of these folders differ in nothing but their words: the first of each stands for all. */
const manyOfAKind = [
  '/resources/events-calendar/',
  '/resources/library/',
  '/resources/rapid-response/',
  '/speakers/profile/',
  '/stories/',
];

/**
 * One page of each kind of the route tree, in the order of the sitemap, and the two for missing
 * addresses.
 */
export function pageKinds(pages: readonly string[] = listedPages()): string[] {
  const kinds = pages.filter((path) => {
    const folder = manyOfAKind.find((start) => path.startsWith(start));
    return !folder || path === pages.find((other) => other.startsWith(folder));
  });
  return [...kinds, ...missingPages];
}

type Kind = 'html' | 'scripts' | 'fonts' | 'pictures' | 'data';

const kinds: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'scripts',
  font: 'fonts',
  image: 'pictures',
};

/**
 * What a page costs before anybody touches it: requests, and bytes on the wire by what they are
 * for.
 */
export interface PageWeight {
  requests: number;
  html: number;
  /** How many of the bytes of the HTML are the styles in it. */
  styles: number;
  scripts: number;
  fonts: number;
  pictures: number;
  /** What the page fetches, and anything else, such as its icon. */
  data: number;
}

/**
 * Opens a page on a phone with cold caches and adds up the bodies of all answers, until nothing
 * came for half a second.
 */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const { page, close } = await openPage(browser, phone);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const weight = { html: 0, scripts: 0, fonts: 0, pictures: 0, data: 0 };
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    weight[kinds[request.resourceType()] ?? 'data'] += responseBodySize;
  }
  const styles = await bytesOfStyles((await answer?.text()) ?? '');
  await close();
  return { requests: requests.length, ...weight, styles };
}

/** By how much a page shrinks on the wire when its styles are taken out. */
async function bytesOfStyles(html: string): Promise<number> {
  const bare = html.replace(/<style[^>]*>.*?<\/style>/gs, '');
  const [whole, rest] = await Promise.all([html, bare].map((text) => brotli(Buffer.from(text))));
  return (whole?.length ?? 0) - (rest?.length ?? 0);
}

const brotli = promisify(brotliCompress);
