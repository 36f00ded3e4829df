import { desk } from '../support/sizes.ts';
import { backgroundOf, paper } from './colors.ts';
import { expect, test } from './test.ts';

test.use({ size: desk });

for (const system of ['light', 'dark'] as const) {
  const other = system === 'light' ? 'Dark' : 'Light';

  test.describe(`my system is ${system}`, () => {
    test.use({ settings: { dark: system === 'dark' } });

    test(`the pages are ${system} until I choose, and my choice stays`, async ({ visitor }) => {
      const { page, window } = visitor;
      await visitor.open('/privacy');
      expect(await backgroundOf(visitor)).toBe(paper[system]);
      const button = page.byRole('banner').byRole('button', /^Color theme/);
      await button.press();
      await expect(page.byRole('radio', 'System')).toBeChecked();
      await page.byRole('banner').byText(other).press();
      await expect(page.byRole('radio', other)).toBeChecked();
      await window.pressKeys('Escape');
      await expect(button).toHaveFocus();

      await visitor.open('/terms');
      expect(await backgroundOf(visitor)).toBe(system === 'light' ? paper.dark : paper.light);
      await button.press();
      await page.byRole('banner').byText('System').press();
      await expect.poll(() => backgroundOf(visitor)).toBe(paper[system]);
    });
  });
}
