import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { parse } from 'yaml';
import { siteSchema } from '#site/site.schema.ts';
import { openLetter, receiptOf, recordAnnouncements } from '../support/contact.ts';
import { openRequests } from '../support/requests.ts';
import { availableSpeakers, keptIds, openWith } from '../support/shortlist.ts';
import { expect, test } from '../support/test.ts';

const site = siteSchema.parse(parse(readFileSync('example/site.yaml', 'utf8')));
const speakers = availableSpeakers(2);

/** The part of “My requests” that saves a copy of the storage and restores one. */
function copyOf(page: Page) {
  const part = page.getByRole('region', { name: 'Keep a copy' });
  return {
    part,
    save: part.getByRole('button', { name: 'Save a copy' }),
    file: part.getByLabel('Bring back a copy'),
    says: (words: RegExp | string) => expect(part.getByText(words)).toBeVisible(),
  };
}

/** The whole storage of the device, as text. */
function storageOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()));
}

/** A page in a browser with empty storage. */
async function openElsewhere(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.goto('/my-requests');
  return page;
}

/** Writes a file of this test with this content and returns its path. */
async function fileWith(text: string | Buffer, info: TestInfo, name = 'copy.json') {
  const path = info.outputPath(name);
  await writeFile(path, text);
  return path;
}

const soundCopy = {
  note: 'A copy.',
  format: 'kept-copy',
  version: 1,
  network: site.name,
  savedOn: '2026-11-26',
  requests: [],
  shortlist: speakers.map(({ id, name }) => ({ id, name })),
  planner: [],
  drafts: {},
};

test(
  'I save a copy from my receipt and bring it back in another browser, twice, without doubling',
  { tag: ['@not-firefox', '@long'] },
  async ({ page, browser, baseURL }, info) => {
    await openWith(page, speakers);
    const { sent, subject } = await openLetter(page);
    const name = await subject.inputValue();
    await sent.click();
    const receipt = receiptOf(page);
    await expect(receipt.dialog.getByText(/^Safari deletes what a site keeps/)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await receipt.dialog.getByRole('button', { name: 'Save a copy' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+-copy-\d{4}-\d\d-\d\d\.json$/);
    await expect(receipt.dialog.getByText('The copy is saved.').first()).toBeVisible();
    const path = await fileWith(await readFile(await download.path()), info);

    const other = await openElsewhere(browser, baseURL);
    const otherCopy = copyOf(other);
    await otherCopy.file.setInputFiles(path);
    await otherCopy.says(/^1 request and 2 speakers were brought back\.$/);
    await expect(other.getByRole('heading', { name })).toBeVisible();
    await expect(other.getByText('You said it was sent')).toBeVisible();
    const before = await storageOf(other);
    await otherCopy.file.setInputFiles(path);
    await otherCopy.says(/^1 request and 2 speakers were already here\.$/);
    expect(await storageOf(other)).toBe(before);
    await other.goto('/speakers/shortlist');
    await expect(other.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
      speakers.map(({ name: speaker }) => speaker),
    );
    await other.context().close();
  },
);

test('the page of requests saves the same copy, from the keyboard', {
  tag: ['@not-firefox', '@long'],
}, async ({ page }) => {
  await openWith(page, speakers);
  await openRequests(page);
  const { save, says } = copyOf(page);
  const downloading = page.waitForEvent('download');
  await save.press('Enter');
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(file).toMatchObject({ format: 'kept-copy', version: 1, shortlist: soundCopy.shortlist });
  await says(/^The copy is saved/);
});

test(
  'what comes back is said, and joins what is here',
  { tag: '@firefox' },
  async ({ page }, info) => {
    await openWith(page, speakers.slice(0, 1));
    const announcements = await recordAnnouncements(page);
    await openRequests(page);
    await copyOf(page).file.setInputFiles(await fileWith(JSON.stringify(soundCopy), info));
    const sentence = '1 speaker was brought back. 1 speaker was already here.';
    await copyOf(page).says(sentence);
    expect(await announcements()).toEqual([`polite: ${sentence}`]);
    expect(await keptIds(page)).toEqual(speakers.map(({ id }) => id));
  },
);

const hostile: Record<string, [file: string | Buffer, says: RegExp]> = {
  'that is empty': ['', /not a copy that this site saved/],
  'that is a page': [
    '<!doctype html><script>document.title=1</script>',
    /not a copy that this site/,
  ],
  'that is a picture': [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /not a copy that this site/],
  'of another site': [
    JSON.stringify({ ...soundCopy, network: '<img src=x onerror=alert(1)>' }),
    /copy of another site, <img src=x onerror=alert\(1\)>\./,
  ],
  'of a later version': [
    JSON.stringify({ ...soundCopy, version: 2 }),
    /newer version of this site/,
  ],
  'with a list that is none': [
    JSON.stringify({ ...soundCopy, shortlist: { length: 9 } }),
    /not a copy that this site saved/,
  ],
  'that is far too large': [Buffer.alloc(10_000_001, ' '), /too large to be a copy/],
};
for (const [what, [text, says]] of Object.entries(hostile)) {
  test(`a file ${what} is refused, and changes nothing`, async ({ page }, info) => {
    await openWith(page, speakers.slice(0, 1));
    await openRequests(page);
    const before = await storageOf(page);
    const { file, part } = copyOf(page);
    await file.setInputFiles(await fileWith(text, info));
    await expect(part.getByText(says)).toBeVisible();
    await expect(file).toHaveAttribute('aria-invalid', 'true');
    expect(await storageOf(page)).toBe(before);
  });
}

test('markup and strangers in a copy do no harm', async ({ page }, info) => {
  const markup = '<img src=x onerror="document.title=1">';
  const letter = (reference: string, to: string) => ({
    reference,
    message: { to, subject: markup, body: markup },
    startedAt: '2026-11-20T15:40:00.000Z',
    sent: false,
  });
  const copy = {
    ...soundCopy,
    requests: [letter('CHV-AAAAA', site.email.hello), letter('CHV-CCCCC', 'mallory@evil.example')],
    shortlist: [{ id: speakers[0]?.id, name: markup }],
  };
  const { letters } = await openRequests(page);
  await copyOf(page).file.setInputFiles(await fileWith(JSON.stringify(copy), info));
  await copyOf(page).says(/could not be read/);
  await expect(letters).toHaveText([markup]);
  await expect(page).toHaveTitle(/^My requests/);
});

test('a browser without room brings back nothing rather than a part', async ({ page }, info) => {
  await openWith(page, speakers.slice(0, 1));
  await openRequests(page);
  const before = await storageOf(page);
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'planner') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  const copy = { ...soundCopy, planner: ['ask-speaker'] };
  await copyOf(page).file.setInputFiles(await fileWith(JSON.stringify(copy), info));
  await copyOf(page).says(/has no room for the copy/);
  expect(await storageOf(page)).toBe(before);
});

for (const path of ['/privacy', '/offline']) {
  test(`${path} says what Safari does, and leads to the copy and to the Home Screen`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/Safari deletes .*seven days/).first()).toBeVisible();
    await expect(main.getByText(/Home Screen/).first()).toBeVisible();
    await main.getByRole('link', { name: /^save a copy/i }).click();
    await expect(page.getByRole('heading', { name: 'Keep a copy' })).toBeFocused();
    await copyOf(page).says(/Safari deletes what a site keeps/);
  });
}
