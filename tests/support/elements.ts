import type { Locator, Page } from '@playwright/test';

/** The parts that every page shares, found as a visitor would name them. */
interface Shell {
  header: Locator;
  speakersButton: Locator;
  submenu: Locator;
  menuButton: Locator;
  menu: Locator;
  /** A group of the mobile menu: its heading row, and whether it is open. */
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
