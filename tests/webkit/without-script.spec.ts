import { expect, test } from './test.ts';

test.use({ settings: { withoutScript: true } });

test('without script the menus open, a contact is a mail link, and nothing dead is shown', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.open('/privacy');
  await expect(page.byRole('button', 'Color theme')).toBeGone();
  await page.byRole('banner').byRole('button', /^Menu/).press();
  const menu = page.bySelector('#menu');
  await expect(menu).toBeShown();
  await menu.byText('Speakers').press();
  await expect(menu.byRole('link', 'Become a Speaker')).toBeShown();
  expect(await page.byRole('link', 'Contact us').nth(0).attribute('href')).toMatch(/^mailto:/);
});
