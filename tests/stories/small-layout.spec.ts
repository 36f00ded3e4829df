import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('names on cards have two lines at most and their buttons one, beside the filters', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto('/speakers/directory');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('button', { name: /shortlist/ }).first()).toBeVisible();
  const tall = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      card.scrollIntoView();
      const name = card.querySelector('h2, h3');
      const links = [...card.querySelectorAll('a[aria-label^="View Profile"], button')];
      const lines =
        (name?.clientHeight ?? 0) / Number.parseFloat(getComputedStyle(name ?? card).lineHeight);
      const tops = links.map((link) => Math.round(link.getBoundingClientRect().top / 20));
      const isFine = lines < 2.5 && new Set(tops).size === 1;
      return isFine ? [] : [`${name?.textContent}: ${lines} lines, ${tops.join()}`];
    }),
  );
  expect(tall).toEqual([]);
});

for (const width of [240, phone.width]) {
  test(`the menu of a phone ${width} wide is whole and has the doors of whoever is in a hurry`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('#menu');
    for (const name of ['I have a deadline', 'What to do now', 'Community Toolkit', 'Contact']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    const parts = await page
      .locator('header a:visible, header button:visible')
      .evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    expect(Math.min(...parts.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(width);
  });
}
