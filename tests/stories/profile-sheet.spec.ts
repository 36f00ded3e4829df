import { keptBefore } from '../support/kept-before.ts';
import { openKit } from '../support/press-kit.ts';
import { printedPages } from '../support/printed-pages.ts';
import { paused, quill } from '../support/profile.ts';
import { readQr } from '../support/read-qr.ts';
import { listedPages } from '../support/site-pages.ts';
import { tagsIf } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const profiles = listedPages().filter((path) => path.startsWith('/speakers/profile/'));
const site = 'https://climatehealthvoices.example';

for (const path of profiles) {
  test(`${path} prints on one page, Letter or A4`, {
    tag: tagsIf({
      '@not-firefox': true,
      '@release': ![quill.path, paused.path].includes(path),
    }),
  }, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await printedPages(page, 'Letter')).toBe(1);
    expect.soft(await printedPages(page, 'A4')).toBe(1);
  });
}

test('the sheet holds what a host needs, and nothing else of the page', {
  tag: '@not-firefox',
}, async ({ page }) => {
  await page.goto(quill.path);
  await page.emulateMedia({ media: 'print' });
  for (const words of [
    'Say: uh-MAR-uh kwil · she/her',
    'Emergency physician, Harborlight General',
    'Extreme heat',
    'advises bus companies on shade',
    'Counting what the chart leaves out',
    '30 or 60 minutes. For emergency nurses, hospital leaders, local health departments.',
    'English and Igbo',
    'In-person, virtual, and hybrid',
    'Harborlight, TX (Southwest)',
    'Anywhere in the United States',
    'Monday to Thursday, 2:00 PM to 6:30 PM Central Time',
    'Write to voices@climatehealthvoices.example',
    'Reporters write to media@climatehealthvoices.example',
    'climatehealthvoices.example/speakers/profile/amara-quill',
    'fictional examples',
  ]) {
    await expect(page.getByRole('main')).toContainText(words, { useInnerText: true });
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quill.name);
  await expect(page.getByRole('img', { name: `Portrait of ${quill.name}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Press kit' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test.describe('printed at 384 dots an inch', { tag: '@not-firefox' }, () => {
  test.use({ deviceScaleFactor: 4 });

  test('the code on the sheet leads back to the page', async ({ page }) => {
    for (const path of [quill.path, paused.path]) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const code = page.getByRole('img', { name: /^This page/ });
      const box = await code.boundingBox();
      expect(box?.width).toBe(box?.height);
      // About 3 cm on paper: telephones read a module from 0.4 mm on.
      expect(box?.width).toBeGreaterThan(110);
      expect(await code.getAttribute('viewBox')).toMatch(/^-4 -4 /);
      expect(await readQr(await code.screenshot())).toBe(site + path);
    }
  });
});

test('a sheet of a speaker who takes no requests says so', { tag: '@not-firefox' }, async ({
  page,
}) => {
  await page.goto(paused.path);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText('Not taking new requests now.').filter({ visible: true }),
  ).toHaveCount(1);
});

test('I print the sheet at a press', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const { print } = await openKit(page, quill.path);
  await print.click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});

test('paper is light although my screen is dark', { tag: '@not-firefox' }, async ({ page }) => {
  await keptBefore(page, 'theme', 'dark');
  await page.goto(quill.path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const name = page.getByRole('heading', { level: 1 });
  expect(await name.evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(20, 32, 43)');
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('I print the same sheet by the browser’s own means', async ({ page }) => {
    await page.goto(quill.path);
    await expect(page.getByText('When you print this page')).toBeVisible();
    expect(await printedPages(page, 'Letter')).toBe(1);
  });
});
