import type { Page } from '@playwright/test';
import { composerOf, letterIn } from '../support/contact.ts';
import { expect, test } from '../support/test.ts';

const empty = 'You have started no letter on this device.';

/** A letter as this device keeps it. */
function kept(reference: string, sent = false) {
  return {
    reference,
    message: {
      to: 'hello@climatehealthvoices.example',
      subject: `Letter ${reference}`,
      body: `Text of ${reference}`,
    },
    startedAt: '2026-11-20T15:40:00.000Z',
    sent,
  };
}

async function open(page: Page, stored?: unknown) {
  await page.goto('/privacy');
  if (stored !== undefined) {
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
    await page.evaluate((value) => localStorage.setItem('requests', value), text);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'My requests' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My requests');
  return {
    main,
    letters: main.getByRole('heading', { level: 2 }),
    reopen: (name: string) =>
      main.getByRole('button', { name: new RegExp(`^Open again.*${name}`) }),
    remove: (name: string) =>
      main.getByRole('button', { name: new RegExp(`^Delete(?! all).*${name}`) }),
    removeAll: main.getByRole('button', { name: 'Delete all' }),
  };
}

const three = [kept('CHV-AAAAA'), kept('CHV-CCCCC', true), kept('CHV-DDDDD')];

test('nothing started, nothing shown', async ({ page }) => {
  const { main, letters, removeAll } = await open(page);
  await expect(main.getByText(empty)).toBeVisible();
  await expect(letters).toHaveCount(0);
  await expect(removeAll).toBeHidden();
});

test('every letter stands there, the newest first, with what became of it', async ({ page }) => {
  const { main, letters } = await open(page, three);
  await expect(letters).toHaveText(['Letter CHV-AAAAA', 'Letter CHV-CCCCC', 'Letter CHV-DDDDD']);
  const items = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(items.nth(0)).toContainText('Not sent yet');
  await expect(items.nth(1)).toContainText('You said it was sent');
});

test('a letter opens again as it was, under its own reference', async ({ page }) => {
  const { letters, reopen } = await open(page, three);
  await reopen('Letter CHV-DDDDD').click();
  await expect(composerOf(page).dialog).toBeVisible();
  expect(await letterIn(page)).toEqual(kept('CHV-DDDDD').message);
  await composerOf(page).close.click();
  await page.reload();
  await expect(letters).toHaveCount(3);
});

test('saying that it went shows at once', async ({ page }) => {
  const { main, reopen } = await open(page, [kept('CHV-AAAAA')]);
  await reopen('Letter CHV-AAAAA').click();
  await composerOf(page).sent.click();
  await expect(main.getByText('You said it was sent')).toBeVisible();
});

test('a letter that went has still gone when I open it again', async ({ page }) => {
  const { main, reopen } = await open(page, [kept('CHV-CCCCC', true)]);
  await reopen('Letter CHV-CCCCC').click();
  await composerOf(page).close.click();
  await page.reload();
  await expect(main.getByText('You said it was sent')).toBeVisible();
});

test('I delete one letter, and it stays deleted', async ({ page }) => {
  const { letters, remove } = await open(page, three);
  await remove('Letter CHV-CCCCC').click();
  await expect(letters).toHaveText(['Letter CHV-AAAAA', 'Letter CHV-DDDDD']);
  await expect(page.locator(':focus'), 'focus is not lost').toHaveCount(1);
  await page.reload();
  await expect(letters).toHaveCount(2);
});

test('I delete all letters, and nothing of them is left on the device', async ({ page }) => {
  const { main, removeAll } = await open(page, three);
  await removeAll.click();
  await expect(main.getByText(empty)).toBeVisible();
  await expect(page.locator(':focus'), 'focus is not lost').toHaveCount(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('CHV-');
});

test('letters of another tab are not lost', async ({ page, context }) => {
  const { remove } = await open(page, three);
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(composerOf(other).dialog).toBeVisible();
  await remove('Letter CHV-AAAAA').click();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: /Message to Climate Health Voices/ }),
  ).toBeVisible();
});

const hostile = {
  'not JSON': '{',
  'another kind of thing': { length: 3 },
  'an empty list': [],
  'a list of nothing': [null, 1, 'x'],
  'a request without a letter': [{ reference: 'CHV-AAAAA', startedAt: '2026-11-20', sent: false }],
  'a date that is none': [{ ...kept('CHV-AAAAA'), startedAt: '<img src=x onerror=alert(1)>' }],
};
for (const [what, stored] of Object.entries(hostile)) {
  test(`storage that holds ${what} does no harm`, async ({ page }) => {
    const { main } = await open(page, stored);
    await expect(main.getByText(empty)).toBeVisible();
  });
}

test('markup in a kept letter is text', async ({ page }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const letter = { to: markup, subject: markup, body: markup.repeat(200) };
  const { letters, reopen } = await open(page, [{ ...kept('CHV-AAAAA'), message: letter }]);
  await expect(letters).toHaveText([markup]);
  await reopen('').first().click();
  expect((await letterIn(page)).subject).toBe(markup);
  await expect(page).toHaveTitle(/^My requests/);
});

test('one letter that cannot be read does not take the others with it', async ({ page }) => {
  const { letters } = await open(page, [kept('CHV-AAAAA'), { reference: 7 }]);
  await expect(letters).toHaveText(['Letter CHV-AAAAA']);
});
