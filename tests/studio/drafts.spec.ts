import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, deskOf, editFile, expect, openEntry, test } from '../support/studio.ts';
import { visionFields, visionFile, visionText } from '../support/vision.ts';

// The server says that it refused to write over a file, and the browser tells its console.
test.use({ allowedMessages: [[/409/], { scope: 'test' }] });

test('Somebody changes another field while I write: both are saved, and it is said', async ({
  page,
  studio: { root },
}) => {
  const desk = await openEntry(page, 'visionPage', 'vision');
  const { title, lede } = visionFields(page, desk);
  await lede.fill('We want it talked about at home.');
  editFile(root, visionFile, (text) =>
    text.replace('title: Our Purpose', 'title: Our New Purpose'),
  );
  await desk.save();

  await expect(title).toHaveValue('Our New Purpose');
  const main = page.getByRole('main');
  await expect(main.getByText('Changed elsewhere, and brought in here: Title')).toBeVisible();
  expect(await desk.said()).toContain('Saved. Changed elsewhere, and brought in here: Title');
  expect(visionText(root)).toContain('title: Our New Purpose');
  expect(visionText(root)).toContain('lede: We want it talked about at home.');
});

test('Somebody changes the same field: by keyboard I choose one, and the rest is merged', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const desk = await openEntry(page, 'visionPage', 'vision');
  const { title, lede } = visionFields(page, desk);
  const before = await lede.inputValue();
  await title.fill('Our Purpose, Told');
  await lede.fill('We want it talked about at home.');
  editFile(root, visionFile, (text) => text.replace(/^lede: .*$/m, 'lede: Said at work.'));
  await page.getByRole('button', { name: 'Save' }).click();

  const asked = page.getByRole('region', { name: 'This entry was changed elsewhere' });
  await expect(asked.getByRole('heading', { level: 2 })).toBeFocused();
  const choice = asked.getByRole('group', { name: 'Lede' });
  await expect(choice).toContainText('We want it talked about at home.');
  await expect(choice).toContainText('Said at work.');
  expect(visionText(root)).not.toContain('at home');

  await test.step('nothing is chosen for me', async () => {
    await asked.getByRole('button', { name: 'Go on with these' }).press('Enter');
    await expect(choice).toContainText('Choose one of the two.');
    const mine = choice.getByRole('radio', { name: 'Yours' });
    await expect(mine).toBeFocused();
    await expect(mine).toHaveAccessibleDescription('We want it talked about at home.');
  });
  await test.step('after a reload I am asked again', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Go on with what you typed' }).click();
    await expect(asked).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(choice.getByRole('radio', { name: 'As saved' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  });
  await expect(lede).toHaveValue('Said at work.');
  await expect(title).toHaveValue('Our Purpose, Told');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await desk.save();
  expect(visionText(root)).toContain('title: Our Purpose, Told');
  expect(visionText(root)).not.toContain(before);
});

test('The file goes while I write: nothing is lost, and it is saved as new again', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const desk = await openEntry(page, 'exchange', 'need-orchard-walkers');
  const file = join(root, 'content/exchange/need-orchard-walkers.yaml');
  const place = await desk.field('Place').inputValue();
  await desk.field('Title').fill('Walkers in the orchard');
  renameSync(file, `${file}.gone`);
  await page.getByRole('button', { name: 'Save' }).click();

  const asked = page.getByRole('region', {
    name: 'The file of this entry is not there any more',
  });
  await expect(asked).toBeVisible();
  expect(existsSync(file)).toBe(false);

  await test.step('I decide later, and find it again', async () => {
    await asked.getByRole('button', { name: 'Decide later' }).click();
    await page.getByRole('link', { name: 'Walkers in the orchard' }).click();
    await expect(asked).toBeVisible();
  });
  await asked.getByRole('button', { name: 'Go on, and save it as new again' }).click();
  await expect(desk.field('Title')).toHaveValue('Walkers in the orchard');
  await desk.save();
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('Walkers in the orchard');
  expect(text).toContain(place);
});

test('Somebody breaks the file while I write: it stays as it is until it is fixed', {
  tag: '@long',
}, async ({ page, context, studio: { root } }) => {
  const desk = await openEntry(page, 'visionPage', 'vision');
  const { title, lede } = visionFields(page, desk);
  await lede.fill('We want it talked about at home.');
  editFile(root, visionFile, (text) =>
    text.replace('title: Our Purpose', 'title: "Our New Purpose'),
  );
  const broken = visionText(root);
  await page.getByRole('button', { name: 'Save' }).click();

  const asked = page.getByRole('region', { name: 'The file of this entry cannot be read now' });
  await expect(asked).toBeVisible();
  expect(visionText(root)).toBe(broken);

  const opened = context.waitForEvent('page');
  await asked.getByRole('link', { name: /^Fix the text of the file/ }).click();
  const other = await opened;
  const source = other.getByLabel('Text of the file');
  await source.fill((await source.inputValue()).replace('"Our New', 'Our New'));
  await deskOf(other).save();

  await asked.getByRole('button', { name: 'Look again' }).click();
  await expect(title).toHaveValue('Our New Purpose');
  await expect(lede).toHaveValue('We want it talked about at home.');
  await desk.save();
  expect(visionText(root)).toContain('lede: We want it talked about at home.');
});

test('Two tabs on one entry know of each other, and neither loses what it typed', {
  tag: '@long',
}, async ({ page, context, studio: { root } }) => {
  const desk = await openEntry(page, 'visionPage', 'vision');
  const { title, lede } = visionFields(page, desk);
  const notice = 'This entry is open in another tab, too.';
  await expect(page.getByText(notice)).toHaveCount(0);

  const other = await context.newPage();
  const otherDesk = await openEntry(other, 'visionPage', 'vision');
  const otherFields = visionFields(other, otherDesk);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(other.getByText(notice)).toBeVisible();

  await test.step('both type, and a reload gives each its own words back', async () => {
    await lede.fill('Typed in the first tab.');
    await otherFields.title.fill('Typed in the second tab');
    for (const [tab, field, words] of [
      [page, lede, 'Typed in the first tab.'],
      [other, otherFields.title, 'Typed in the second tab'],
    ] as const) {
      await tab.reload();
      await tab.getByRole('button', { name: 'Go on with what you typed' }).click();
      await expect(field).toHaveValue(words);
    }
    await expect(title).not.toHaveValue('Typed in the second tab');
  });
  await test.step('what one saves, the other brings in', async () => {
    await otherDesk.save();
    const changed = page.getByText('This entry was changed elsewhere while you were writing.');
    await expect(changed.first()).toBeVisible();
    await expect(lede).toHaveValue('Typed in the first tab.');
    await page.getByRole('button', { name: 'Bring it in now' }).click();
    await expect(title).toHaveValue('Typed in the second tab');
    await desk.save();
    await expect(otherFields.lede).toHaveValue('Typed in the first tab.');
    expect(visionText(root)).toContain('title: Typed in the second tab');
    expect(visionText(root)).toContain('lede: Typed in the first tab.');
  });
  await test.step('a closed tab leaves its words behind, and the notice goes', async () => {
    await otherFields.lede.fill('Left behind.');
    await expect(other.getByText('Not saved yet')).toBeVisible();
    await other.close();
    await expect(page.getByText(notice)).toHaveCount(0);
    await page.reload();
    const asked = page.getByRole('region', {
      name: 'You typed something here that was not saved',
    });
    await expect(asked).toContainText('Left behind.');
  });
});

test.describe(() => {
  // The story cuts the line to the studio.
  test.use({ allowedMessages: [[/ERR_FAILED|409/], { scope: 'test' }] });
  test('The studio stops while I save: nothing is lost, and once it runs again I save', {
    tag: ['@long', '@not-firefox'],
  }, async ({ page, studio: { root } }) => {
    const desk = await openEntry(page, 'visionPage', 'vision');
    const { lede } = visionFields(page, desk);
    await page.route('**/api/**', (route) => route.abort());
    await lede.fill('We want it talked about at home.');
    await page.getByRole('button', { name: 'Save' }).click();
    const told = page.getByRole('main').getByRole('alert');
    await expect(told).toContainText('Start it again with “npm run studio”');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(told).toBeInViewport();
    await expect(lede).toHaveValue('We want it talked about at home.');
    expect(visionText(root)).not.toContain('at home');

    await test.step('it stops between writing and answering: the next save goes on from there', async () => {
      await page.unroute('**/api/**');
      await page.route('**/api/save', async (route) => {
        // Of the browser’s own headers, Playwright leaves this one out.
        const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
        await route.fetch({ headers });
        await route.abort();
      });
      const lost = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/api/save'));
      await page.getByRole('button', { name: 'Save' }).click();
      await lost;
      expect(visionText(root)).toContain('lede: We want it talked about at home.');
      await expect(told).toBeVisible();
      await page.unroute('**/api/save');
      await lede.fill('We want it talked about at work.');
      await desk.save();
      expect(visionText(root)).toContain('lede: We want it talked about at work.');
    });
  });
});

test('Back, Forward and a link inside the studio bring my words back', async ({
  page,
  studio: { root },
}) => {
  const desk = await openEntry(page, 'visionPage', 'vision');
  const { lede } = visionFields(page, desk);
  await lede.fill('We want it talked about at home.');
  const goOn = page.getByRole('button', { name: 'Go on with what you typed' });
  await page.getByRole('link', { name: 'See what changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See what changes');
  await page.goBack();
  await goOn.click();
  await expect(lede).toHaveValue('We want it talked about at home.');
  await lede.press('End');
  await lede.pressSequentially(' And at work.');
  await page.goForward();
  await page.goBack();
  await goOn.click();
  await expect(lede).toHaveValue('We want it talked about at home. And at work.');
  await lede.press('End');
  await lede.pressSequentially('!');
  await lede.press('ControlOrMeta+z');
  await lede.press('ControlOrMeta+Shift+z');
  await expect(lede).toHaveValue('We want it talked about at home. And at work.!');
  expect(await changedFiles(root)).toEqual([]);
});

test('A new entry that I began is found again by its title, and saved', async ({
  page,
  context,
  studio: { root },
}) => {
  const desk = await openEntry(page, 'exchange', 'need-new-walkers');
  await desk.field('Title').fill('New walkers');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto('/');
  await later.getByRole('link', { name: 'New walkers' }).click();
  await later.getByRole('button', { name: 'Go on with what you typed' }).click();
  await deskOf(later).save();
  expect(await changedFiles(root)).toEqual(['?? content/exchange/need-new-walkers.yaml']);
});

for (const [name, refuse] of Object.entries({
  off: () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('off', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
}))
  test(`Where storage is ${name}, it is said before I type, and leaving the page warns`, {
    tag: '@long',
  }, async ({ page, studio: { root } }) => {
    await page.addInitScript(refuse);
    const desk = await openEntry(page, 'visionPage', 'vision');
    const { lede } = visionFields(page, desk);
    const notice = page.getByText('This browser does not keep what you type here.');
    await expect(notice).toBeVisible();
    await lede.fill('We want it talked about at home.');

    await test.step('inside the studio nothing is lost', async () => {
      await page.getByRole('link', { name: 'All content' }).first().click();
      await page.getByRole('region', { name: 'Not finished' }).getByRole('link').first().click();
      await page.getByRole('button', { name: 'Go on with what you typed' }).click();
      await expect(lede).toHaveValue('We want it talked about at home.');
    });
    await test.step('closing the page warns, and stays', async () => {
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await expect(lede).toHaveValue('We want it talked about at home.');
    });
    await desk.save();
    expect(visionText(root)).toContain('lede: We want it talked about at home.');
    await page.goto('/');
  });
