import { afterEach, expect, test, vi } from 'vitest';
import {
  type OptionalSection,
  optionalSectionKeys,
  sectionAt,
} from '#content/section-addresses.ts';

/* Where a section is off, neither the search nor the map of the site has its pages. */

afterEach(() => {
  vi.doUnmock('#content/open-sections.ts');
  vi.resetModules();
});

/** The addresses of records, of the map and of share pictures on a site without a section. */
async function found(closed: OptionalSection | undefined) {
  vi.resetModules();
  vi.doMock('#content/open-sections.ts', () =>
    Object.fromEntries(optionalSectionKeys.map((key) => [key, key !== closed])),
  );
  const { allRecords } = await import('./all-records.ts');
  const { siteMap } = await import('./site-map.ts');
  const { picturedPages } = await import('./page-pictures.ts');
  const { contentSource } = await import('../testing/content-source.ts');
  const source = contentSource(new Set(closed === undefined ? [] : [closed]));
  const records = allRecords(source);
  const map = siteMap(source, records);
  return {
    records: records.map(({ href }) => href),
    map: map.flatMap(({ links, lists }) =>
      [...links, ...lists.flatMap((list) => list.links)].map(({ href }) => href),
    ),
    pictures: picturedPages(source).map(({ href }) => href),
    empty: map.filter(({ links, lists }) => [links, ...lists].length === 0),
  };
}

test.each(optionalSectionKeys)(
  'without %s, no result leads to it, and all others stay',
  async (closed) => {
    const whole = await found(undefined);
    const site = await found(closed);
    for (const part of ['records', 'map', 'pictures'] as const) {
      expect(
        whole[part].some((href) => sectionAt(href) === closed),
        part,
      ).toBe(true);
      expect(site[part]).toEqual(whole[part].filter((href) => sectionAt(href) !== closed));
    }
    expect(site.empty).toEqual([]);
  },
);
