import { expect, test } from '@playwright/test';
import { builtPages } from '../support/built-files.ts';

/** The number of claims on each page; with fewer, the page has lost a fact. */
const claims: Readonly<Record<string, number>> = {
  '/': 3,
  '/evidence': 43,
  '/resources/key-messages': 5,
  '/resources/library/flooding-older-adults': 1,
  '/resources/library/lancet-countdown-2024': 1,
  '/resources/library/state-of-the-air-2025': 1,
  '/resources/library/tropical-cyclone-mortality': 1,
  '/resources/rapid-response': 28,
  '/resources/rapid-response/extreme-heat': 7,
  '/resources/rapid-response/extreme-weather': 7,
  '/resources/rapid-response/flooding': 8,
  '/resources/rapid-response/wildfires': 6,
  '/speakers/profile/amara-quill': 1,
  '/speakers/profile/beau-cypresson': 1,
  '/speakers/profile/elias-greyhaven': 1,
  '/speakers/profile/ines-callowreef': 2,
  '/speakers/profile/kwame-saltmarrow': 1,
  '/speakers/profile/mateo-coppermoor': 1,
  '/speakers/profile/ngozi-evergale': 1,
  '/speakers/profile/piotr-hailstrom': 1,
};

const pages = new Map(builtPages().map(({ path, html }) => [path, html]));
const countOf = (html: string, mark: RegExp) => [...html.matchAll(mark)].length;

for (const [path, count] of Object.entries(claims)) {
  test(`${path} shows at least ${count} claims, each with a press that copies it`, () => {
    const html = pages.get(path) ?? '';
    const shownCount = countOf(html, path === '/evidence' ? /<article /g : / data-claim="/g);
    expect(shownCount).toBeGreaterThanOrEqual(count);
    expect(countOf(html, /aria-label="Copy with source: /g)).toBe(shownCount);
  });
}
