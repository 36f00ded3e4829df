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

/** The requests of a page before anybody touches it, and their bytes on the wire by use. */
export interface PageWeight {
  requests: number;
  html: number;
  /** How many of the bytes of the HTML are the styles in it. */
  styles: number;
  scripts: number;
  fonts: number;
  pictures: number;
  /** Data that the page fetches, and everything else, such as its icon. */
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
  const compressed = await brotli(Buffer.from(html));
  const compressedBare = await brotli(Buffer.from(bare));
  return compressed.length - compressedBare.length;
}

const brotli = promisify(brotliCompress);
