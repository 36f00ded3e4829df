import { describe, expect, test } from 'vitest';
import { optionalSectionKeys, sectionAt } from '#content/section-addresses.ts';
import type { NavGroup, NavLink } from '#site/navigation.ts';
import { headerItems, isWithin, menusOf } from './menus.ts';

test.each([
  ['/', 'Home'],
  ['/about/advisory-board', 'About'],
  ['/resources/library', 'Resources'],
  ['/media', 'Media'],
  ['/media-inquiries', 'Media'],
  ['/media-inquiries/media-kit', 'Media'],
])('on %s the header marks %s and nothing else', (path, label) => {
  const links = headerItems.filter((item) => 'href' in item);
  expect(links.filter(({ href }) => isWithin(path, href)).map((link) => link.label)).toEqual([
    label,
  ]);
});

describe('where a section is off, nothing in a menu leads to it:', () => {
  test.each(optionalSectionKeys)('%s', (closed) => {
    const menus = menusOf((section) => section !== closed);
    const items: readonly (NavLink | NavGroup)[] = Object.values(menus).flat();
    const links = items.flatMap((item) => ('links' in item ? item.links : [item]));
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter(({ href }) => sectionAt(href) === closed)).toEqual([]);
    const whole = menusOf(() => true);
    const others = Object.values(whole)
      .flat()
      .flatMap((item: NavLink | NavGroup) => ('links' in item ? item.links : [item]))
      .filter(({ href }) => sectionAt(href) !== closed);
    expect(links).toEqual(others);
  });

  test('a group whose links are all off is no group', () => {
    const { footerColumns } = menusOf(() => false);
    expect(footerColumns.filter(({ links }) => links.length === 0)).toEqual([]);
  });
});
