import { settle } from '../support/contact.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('the links on this page take me to its parts, and say which one I am in', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(desk);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/be-catalyst');
  const nav = page.getByRole('navigation', { name: 'On this page' });
  const current = nav.locator('[aria-current="location"]');
  await expect(current).toHaveCount(0);
  for (const name of ['Why Join', 'How It Works', 'Catalyst Exchange']) {
    await nav.getByRole('link', { name }).press('Enter');
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(current).toHaveText(name);
  }
  await expect(nav).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
});

test('an entry that ended since the page was built is not there, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.clock.setFixedTime('2027-04-01T12:00Z');
  await page.goto('/be-catalyst');
  const entries = page.getByRole('list', { name: 'Catalyst Exchange' });
  await expect(
    entries.getByRole('heading', { name: 'A person who knows about mold' }),
  ).toBeHidden();
  await expect(entries.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the whole board' })).toHaveAttribute(
    'href',
    '/be-catalyst/exchange',
  );
});

test('the two buttons at the top open their forms', async ({ page }) => {
  await page.goto('/be-catalyst');
  for (const [button, form] of [
    ['Offer your hours', 'Become a Catalyst'],
    ['Ask for a voice', 'Find a health voice'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name: button });
    await expect(link).toHaveAttribute('href', /^mailto:catalyst@/);
    await link.press('Enter');
    const dialog = page.getByRole('dialog', { name: form });
    await settle(dialog);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  }
});
