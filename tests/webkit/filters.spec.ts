import { desk, phone } from '../support/sizes.ts';
import { openFacet } from './lists.ts';
import { expect, test } from './test.ts';
import type { Part } from './visitor.ts';

/** The lists whose facets are menus, and the first number of what each says it shows. */
const lists = [
  { path: '/speakers/directory', menus: ['Language', 'Format'], count: /^Showing \d+ of \d+/ },
  { path: '/stories', menus: ['Filter by tags'], count: /^\d+ audio stor(y|ies)$/ },
] as const;

async function numberIn(count: Part): Promise<number> {
  return Number(/\d+/.exec(await count.text())?.[0]);
}

for (const { size, applesFocus, rule } of [
  { size: phone, applesFocus: true, rule: 'a press focuses no button' },
  { size: desk, applesFocus: false, rule: 'a press focuses what it meets' },
]) {
  test.describe(`${size.width} px wide, where ${rule}`, () => {
    test.use({ size, applesFocus });

    for (const { path, menus, count } of lists) {
      test(`I press the words of an option and the list of ${path} follows`, async ({
        visitor,
      }) => {
        const { page } = visitor;
        await visitor.open(path);
        const shown = page.byRole('main').byText(count);
        const all = await numberIn(shown);
        for (const name of menus) {
          const { button, options, checkboxes } = await openFacet(visitor, name);
          await options.nth(1).press();
          await expect(checkboxes.nth(1)).toBeChecked();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          await expect.poll(() => numberIn(shown)).toBeLessThan(all);
          await options.nth(1).press();
          await expect(checkboxes.nth(1)).toBeUnchecked();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          await expect.poll(() => numberIn(shown)).toBe(all);
          await button.press();
          await expect(button).toHaveAttribute('aria-expanded', 'false');
        }
      });
    }
  });
}
