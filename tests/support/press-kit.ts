import type { Page } from '@playwright/test';

/** The press kit of a profile, and the parts around it, found as a visitor would name them. */
export function pressKitOf(page: Page) {
  const kit = page.getByRole('region', { name: 'Press kit' });
  return {
    kit,
    copy: (what: string) => kit.getByRole('button', { name: `Copy ${what}`, exact: true }),
    copies: kit.getByRole('button', { name: /^Copy / }),
    print: kit.getByRole('button', { name: 'Print this page as a sheet' }),
    downloads: kit
      .getByRole('region', { name: 'Headshots' })
      .getByRole('link', { name: /^Download / }),
    /** The part of the kit under a heading. */
    under: (heading: string) =>
      kit.getByRole('listitem').filter({ has: page.getByRole('heading', { name: heading }) }),
    about: page.getByRole('heading', { name: 'About', exact: true }).locator('xpath=..'),
    talk: (title: string) =>
      page
        .getByRole('region', { name: 'Talks' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) }),
    media: page.getByRole('region', { name: 'For the media' }),
    similar: page.getByRole('region', { name: 'Similar speakers' }).getByRole('listitem'),
  };
}

/** Opens a profile, scrolls to its press kit and waits until the kit's buttons work. */
export async function openKit(page: Page, path: string) {
  await page.goto(path);
  const parts = pressKitOf(page);
  await parts.kit.scrollIntoViewIfNeeded();
  await page.locator('astro-island:not([ssr])', { has: parts.kit }).waitFor();
  return parts;
}
