import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { letterIn, openLetter } from '../support/contact.ts';
import { readDraftFile } from '../support/rfc5322.ts';
import { expect, test } from '../support/test.ts';

test('I save my letter as a draft that a mail program opens unsent', async ({ page }) => {
  const { save } = await openLetter(page);
  const downloading = page.waitForEvent('download');
  await save.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(
    /^join-our-speakers-network-ref-chv-[2-9a-z]{5}\.eml$/,
  );
  const { headers, subject, body } = readDraftFile(await readFile(await download.path(), 'utf8'));
  const letter = await letterIn(page);
  expect(headers.get('x-unsent')).toBe('1');
  expect({ to: headers.get('to'), subject, body: body.replaceAll('\r\n', '\n') }).toEqual(letter);
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('I copy the message, and the button says so for two seconds', async ({ page }) => {
    await page.clock.install();
    const { copyMessage, dialog } = await openLetter(page);
    await page.clock.runFor(200);
    await copyMessage.click();
    await expect(copyMessage).toHaveText('Copied');
    await expect(dialog.getByRole('status')).toHaveText('Copied the message');
    const { to, subject, body } = await letterIn(page);
    expect(await clipboard(page)).toBe(`To: ${to}\nSubject: ${subject}\n\n${body}`);
    await page.clock.runFor(2000);
    await expect(copyMessage).toHaveText('Copy message');
  });

  test('I copy the address', async ({ page }) => {
    const { copyAddress, dialog } = await openLetter(page);
    await copyAddress.click();
    await expect(dialog.getByRole('status')).toHaveText('Copied the address');
    expect(await clipboard(page)).toBe((await letterIn(page)).to);
  });
});
