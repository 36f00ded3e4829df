import { shellOf } from '../support/elements.ts';
import { expect, test } from '../support/test.ts';

const thisYear = new Date().getFullYear();

test('the footer shows the year of my clock when the site is older', async ({ page }) => {
  await page.clock.setFixedTime(new Date(thisYear + 3, 6, 1));
  await page.goto('/privacy');
  await expect(shellOf(page).footer).toContainText(`© ${thisYear + 3} Climate Health Voices`);
});

test('a clock that lost its date does not make the site older than it is', async ({ page }) => {
  await page.clock.setFixedTime(new Date(1970, 0, 1));
  await page.goto('/privacy');
  await expect(shellOf(page).footer).not.toContainText('1970');
});

test('help is at the same place on every page, each link once', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('listitem');
  await page.goto('/privacy');
  const names = await links.allTextContents();
  expect(new Set(names).size).toBe(names.length);
  const help = names.slice(names.indexOf('Contact us'));
  expect(help).toEqual([
    'Contact us',
    'Newsletter',
    'My requests',
    'Report a barrier',
    expect.stringMatching(
      /^Phone: 555-0150\s*With a deadline: within 1 hour while the desk is open/,
    ),
    'LinkedIn: Coming Soon',
  ]);
  for (const path of ['/stories', '/nowhere']) {
    await page.goto(path);
    await expect.soft(links, path).toHaveText(names);
  }
});

test('the closing call is part of the page, the footer only leads on', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Get in Touch'],
    ['/stories', 'These Stories Change the Narrative'],
  ] as const) {
    await page.goto(path);
    const call = page.getByRole('main').getByRole('region', { name });
    await expect.soft(call.getByRole('heading', { level: 2, name }), path).toBeVisible();
    await expect.soft(shellOf(page).footer.getByText(name), path).toHaveCount(0);
  }
});
