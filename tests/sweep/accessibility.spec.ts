import { contrast, everyRule } from '../support/axe.ts';
import { allPages, fewOfEach } from '../support/site-pages.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { headingFaults, imageFaults, landmarkFaults, newTabFaults } from './structure.ts';

const inAllColors = fewOfEach(allPages());

/** Everything this site may keep on a visitor's device. */
const storageKeys = ['theme'];

for (const path of allPages()) {
  test(`${path} is in order, keeps nothing, and has no barrier that a machine can find`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(desk);
    await page.goto(path);

    const title = page.getByRole('heading', { level: 1 });
    const heading = (await title.innerText()).replace(/\s+/g, ' ');
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
    const strange = kept.filter((key) => !storageKeys.includes(key));
    expect.soft(strange, 'kept on the device').toEqual([]);

    expect.soft(await everyRule(page), 'on a desk, light').toEqual([]);
    if (inAllColors.includes(path)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await contrast(page), 'on a desk, dark').toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await everyRule(page), 'on a phone, dark').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await contrast(page), 'on a phone, light').toEqual([]);
    }

    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('banner'), 'the header on paper').toBeHidden();
    await expect.soft(title).toBeVisible();
  });
}
