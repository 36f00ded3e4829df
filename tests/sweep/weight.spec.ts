import type { Response } from '@playwright/test';
import { arriveInPieces } from '../support/arrive-in-pieces.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { allPages, fewOfEach } from '../support/site-pages.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { budgetFor, fontBudget } from './budgets.ts';

const slowly = test.extend({
  baseURL: async ({ baseURL }, use) => {
    const slow = await arriveInPieces(baseURL ?? '');
    await use(slow.origin);
    slow.close();
  },
});

for (const path of fewOfEach(allPages())) {
  test(`${path} arrives light and does not jump`, async ({ page }) => {
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    await page.setViewportSize(desk);
    await page.goto(path);
    await page.evaluate(settled);

    const budget = budgetFor(path);
    const fonts = answers.filter(isA('font'));
    expect
      .soft(await weight(answers.filter(isA('script'))), 'scripts')
      .toBeLessThanOrEqual(budget.scripts);
    expect
      .soft(
        await weight([...answers.filter(isA('document')), ...answers.filter(isA('stylesheet'))]),
        'page',
      )
      .toBeLessThanOrEqual(budget.page);
    expect.soft(fonts.length, 'font files').toBeLessThanOrEqual(fontBudget.files);
    expect.soft(await weight(fonts), 'fonts').toBeLessThanOrEqual(fontBudget.bytes);
    expect.soft(await page.evaluate(layoutShift), 'layout shift on a desk').toBe(0);
  });

  slowly(`${path} does not jump while it arrives in pieces`, async ({ page }) => {
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.evaluate(settled);
      // What nobody sees: the last letters of a line.
      expect
        .soft(await page.evaluate(layoutShift), `layout shift, ${size.width} px wide`)
        .toBeLessThanOrEqual(0.001);
    }
  });
}

function isA(type: string) {
  return (answer: Response) => answer.request().resourceType() === type;
}

/** Bytes of the bodies as they came over the wire. */
async function weight(answers: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Waits until the fonts are here and painted. Runs inside the page. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}
