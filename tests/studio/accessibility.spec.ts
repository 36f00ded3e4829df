import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { KindSummary } from '../../src/studio/protocol.ts';
import { contrast, everyRule } from '../support/axe.ts';
import { desk, narrow, phone, zoomed } from '../support/sizes.ts';
import { deskOf, editFile, expect, openEntry, test } from '../support/studio.ts';
import { cutProblems, spaceText, targetProblems, widthProblems } from '../sweep/in-page.ts';

/** Expects every accessibility rule to hold on a screen, and nothing wider than it at 320 px. */
async function expectSound(page: Page, screen: string): Promise<void> {
  expect.soft(await everyRule(page), screen).toEqual([]);
  await page.setViewportSize(narrow);
  expect.soft(await page.evaluate(widthProblems), `${screen} at 320 px`).toEqual([]);
  await page.setViewportSize(desk);
}

/** Expects the contrast of a screen to hold; its other rules are proved in the other theme. */
async function expectReadable(page: Page, screen: string): Promise<void> {
  expect.soft(await contrast(page), screen).toEqual([]);
}

const shares = 20;
for (let share = 0; share < shares; share++) {
  // `npm test` looks at every screen, with the form of one kind.
  test(`The form of every kind is sound, part ${share + 1} of ${shares}`, {
    tag: '@release',
  }, async ({ page }) => {
    const kinds: KindSummary[] = await (await page.request.get('/api/kinds')).json();
    for (const { name, entries } of kinds.filter((_, index) => index % shares === share)) {
      await openEntry(page, name, entries[0]?.id ?? 'first');
      await expectSound(page, name);
    }
  });
}

test('Every screen and dialog is sound, with and without something to fix, in both themes', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await page.locator('summary', { hasText: 'Speakers' }).click();
  await expectSound(page, 'home, dark');
  expect.soft(await page.evaluate(targetProblems), 'targets of home').toEqual([]);
  await page.getByRole('button', { name: 'New event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expectSound(page, 'the dialog for a new entry, with problems');
  await page.getByLabel('Title').fill('A Walk in the Shade');
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await deskOf(page).save();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectSound(page, 'a form with much to fix, dark');
  expect.soft(await page.evaluate(targetProblems), 'targets of a form').toEqual([]);
  await page.getByRole('button', { name: 'Delete this entry' }).click();
  await expectSound(page, 'the dialog that deletes');

  await openEntry(page, 'speakers', 'amara-quill');
  const wide = { width: 2400, height: 1600, channels: 3, background: '#789' } as const;
  const buffer = await sharp({ create: wide }).jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles({
    name: 'wide.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  await expect(page.getByText('Waits to be saved:')).toBeVisible();
  await expectSound(page, 'a picture that waits, dark');
  await page.getByRole('button', { name: 'Cut Portrait' }).click();
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expectSound(page, 'the tool that cuts, dark');
  expect.soft(await page.evaluate(targetProblems), 'targets of the tool that cuts').toEqual([]);
  await page.setViewportSize(zoomed);
  expect.soft(await page.evaluate(widthProblems), 'the tool that cuts at 400% zoom').toEqual([]);
  await page.setViewportSize(desk);

  editFile(root, 'pages/vision.yaml', (text) => text.replace('title: Our Purpose', '\ttitle: Our'));
  for (const [scheme, look] of [
    ['light', expectSound],
    ['dark', expectReadable],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await openEntry(page, 'visionPage', 'vision');
    await look(page, `a file that cannot be read, ${scheme}`);
    await page.goto('/changes');
    await page.getByRole('article').locator('summary').first().click();
    await look(page, `changes, ${scheme}`);
    await page.goto('/publish');
    await page
      .getByRole('checkbox', { name: /to fix/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('region', { name: /to fix before/ })).toBeVisible();
    await look(page, `publish, ${scheme}`);
  }
});

test('Large and spaced text is neither cut nor wider than the window', async ({ page }) => {
  for (const path of ['/', '/entry/speakers/amara-quill', '/changes']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.startsWith('/entry'))
      await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await page.setViewportSize(zoomed);
    expect.soft(await page.evaluate(widthProblems), `${path} at 400% zoom`).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '400%'));
    await page.setViewportSize(desk);
    expect.soft(await page.evaluate(widthProblems), `${path} with text at 400%`).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.evaluate(spaceText);
    await page.setViewportSize(phone);
    expect.soft(await page.evaluate(cutProblems), `${path} with spaced text`).toEqual([]);
    expect.soft(await page.evaluate(widthProblems), `${path} with spaced text`).toEqual([]);
    await page.setViewportSize(desk);
  }
});
