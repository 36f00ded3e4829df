import { allPages } from '../support/site-pages.ts';
import { desk } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { headingFaults, imageFaults, landmarkFaults, newTabFaults } from './structure.ts';

/** Everything this site may keep on a visitor's device. */
const storageKeys = ['theme'];

for (const path of allPages()) {
  test(`${path} is in order`, async ({ page, context }) => {
    await page.setViewportSize(desk);
    await page.goto(path);

    const heading = (await page.getByRole('heading', { level: 1 }).innerText()).replace(
      /\s+/g,
      ' ',
    );
    await expect.soft(page).toHaveTitle(`${heading} | Climate Health Voices`);
    expect.soft(await page.evaluate(headingFaults), 'headings').toEqual([]);
    expect.soft(await page.evaluate(landmarkFaults), 'landmarks').toEqual([]);
    expect.soft(await page.evaluate(newTabFaults), 'links in a new tab').toEqual([]);
    expect.soft(await page.evaluate(imageFaults), 'pictures').toEqual([]);

    expect.soft(await context.cookies(), 'cookies').toEqual([]);
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect
      .soft(
        kept.filter((key) => !storageKeys.includes(key)),
        'kept on the device',
      )
      .toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('banner'), 'the header on paper').toBeHidden();
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
