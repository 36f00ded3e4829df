import type { Locator, Page } from '@playwright/test';

/**
 * The parts that every page shares, found as a visitor would name them; the menus, which have no
 * accessible name, by their ids.
 */
interface Shell {
  header: Locator;
  speakersButton: Locator;
  /** The links that `speakersButton` opens. */
  submenu: Locator;
  menuButton: Locator;
  /** The menu on small screens. */
  menu: Locator;
  /** A group of that menu: the row that opens it, and its list of links. */
  group: (name: string) => { row: Locator; links: Locator };
  themeButton: Locator;
  theme: (name: 'System' | 'Light' | 'Dark') => Locator;
  footer: Locator;
  mainPart: Locator;
}

export function shellOf(page: Page): Shell {
  const header = page.getByRole('banner');
  const menu = page.locator('#menu');
  return {
    header,
    speakersButton: header.getByRole('button', { name: 'Speakers Bureau' }),
    submenu: page.locator('#submenu-speakers'),
    menuButton: header.getByRole('button', { name: 'Menu' }),
    menu,
    group: (name) => {
      // The summary of details has no role of its own in every engine: it is found by its words.
      const group = menu.locator('details', { has: page.locator('summary', { hasText: name }) });
      return { row: group.locator('summary'), links: group.getByRole('list') };
    },
    themeButton: header.getByRole('button', { name: 'Color theme' }),
    theme: (name) => page.getByRole('radio', { name }),
    footer: page.getByRole('contentinfo'),
    mainPart: page.getByRole('main'),
  };
}
