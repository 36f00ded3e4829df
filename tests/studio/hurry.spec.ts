import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { changedFiles, editFile, expect, openEntry, type Studio, test } from '../support/studio.ts';
import { visionFields, visionFile, visionText } from '../support/vision.ts';

// The server says that it refused to write over a file, and the browser tells its console.
test.use({ allowedMessages: [[/409/], { scope: 'test' }] });

/** Holds the answers of a request back until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('What I type while the form comes back, or while it is put back as published, stays', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const fine = visionText(root);
  editFile(root, visionFile, (text) => text.replace('title: Our', '\ttitle: Our'));
  const desk = await openEntry(page, 'visionPage', 'vision');
  const { title, lede } = visionFields(page, desk);

  await test.step('in the text of a file that I have just fixed and saved', async () => {
    const text = desk.field('Text of the file');
    await text.fill(fine);
    const letCome = await holdBack(page, '**/api/entry?**');
    const saved = page.waitForResponse('**/api/save');
    await page.getByRole('button', { name: 'Save' }).click();
    await saved;
    const more = fine.replace(/^lede: .*$/m, 'lede: Said at home.');
    await text.fill(more);
    letCome();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(text).toHaveValue(more);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(lede).toHaveValue('Said at home.');
    await page.unrouteAll();
  });
  await test.step('in the form, after Put back as published', async () => {
    await lede.fill('Given up.');
    const letCome = await holdBack(page, '**/api/restore');
    await page.getByRole('button', { name: 'Put back as published' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click();
    await title.fill('Our Purpose, Told');
    letCome();
    await expect(lede).not.toHaveValue('Given up.');
    await expect(title).toHaveValue('Our Purpose, Told');
    expect(await changedFiles(root)).toEqual([]);
    await desk.save();
    expect(visionText(root)).toBe(fine.replace('title: Our Purpose', 'title: Our Purpose, Told'));
    await page.unrouteAll();
  });
});

test('What I type while changes of others are brought in, or while I save, stays', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const desk = await openEntry(page, 'visionPage', 'vision');
  const { title, lede } = visionFields(page, desk);

  await test.step('while they are brought in', async () => {
    await lede.fill('Said');
    editFile(root, visionFile, (text) =>
      text.replace('title: Our Purpose', 'title: Our New Purpose'),
    );
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const letCome = await holdBack(page, '**/api/entry?**');
    await page.getByRole('button', { name: 'Bring it in now' }).click();
    await lede.fill('Said at home.');
    letCome();
    await expect(title).toHaveValue('Our New Purpose');
    await expect(lede).toHaveValue('Said at home.');
    await page.unrouteAll();
  });
  await test.step('while I save; the next press saves it', async () => {
    const letCome = await holdBack(page, '**/api/save');
    await page.keyboard.press('ControlOrMeta+s');
    await lede.fill('Said at home and at work.');
    await page.keyboard.press('ControlOrMeta+s');
    await page.keyboard.press('ControlOrMeta+s');
    letCome();
    await expect(desk.saved).toBeVisible();
    expect(visionText(root)).toContain('lede: Said at home and at work.');
    expect(visionText(root)).toContain('title: Our New Purpose');
  });
});

test('I leave while I save and have typed on: I find my words, and nobody else is blamed', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const desk = await openEntry(page, 'visionPage', 'vision');
  const { lede } = visionFields(page, desk);
  await lede.fill('Said.');
  const letCome = await holdBack(page, '**/api/save');
  await page.getByRole('button', { name: 'Save' }).click();
  await lede.fill('Said at home.');
  await page.getByRole('link', { name: 'See what changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See what changes');
  const answered = page.waitForResponse('**/api/save');
  letCome();
  await answered;
  await page.goBack();
  await page.getByRole('button', { name: 'Go on with what you typed' }).click();
  await expect(lede).toHaveValue('Said at home.');
  await page.unrouteAll();
  await desk.save();
  expect(visionText(root)).toContain('lede: Said at home.');
});

test('The title of the page and of the window follow a save', async ({ page }) => {
  const desk = await openEntry(page, 'exchange', 'need-orchard-walkers');
  await desk.field('Title').fill('Walkers in the orchard');
  await desk.save();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walkers in the orchard');
  await expect(page).toHaveTitle('Walkers in the orchard | Studio');
});

test('Once the storage of the browser is full, it is said at once', async ({ page }) => {
  const desk = await openEntry(page, 'visionPage', 'vision');
  const { lede } = visionFields(page, desk);
  await page.evaluate(() => {
    let piece = 'x'.repeat(1_000_000);
    for (let count = 0; piece.length > 0; count += 1) {
      try {
        localStorage.setItem(`other:${count}`, piece);
      } catch {
        piece = piece.slice(0, piece.length / 2);
      }
    }
  });
  await lede.fill('We want it talked about at home.');
  const notice = page.getByRole('main').getByText('This browser does not keep what you type here.');
  await expect(notice).toBeVisible();
  expect((await desk.said()).join()).toContain('Its storage is switched off or full.');
  await desk.save();
});

test.describe(() => {
  // The story cuts the line to the studio.
  test.use({ allowedMessages: [[/ERR_FAILED|409/], { scope: 'test' }] });
  test('An entry that could not be loaded is loaded by Try again, with what I typed', async ({
    page,
  }) => {
    const desk = await openEntry(page, 'visionPage', 'vision');
    const { lede } = visionFields(page, desk);
    await lede.fill('We want it talked about at home.');
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await page.getByRole('button', { name: 'Go on with what you typed' }).click();
    await expect(lede).toHaveValue('We want it talked about at home.');
  });
});

const waiting = ({ root }: Studio) => readdirSync(join(root, '.git/studio/waiting'));
const sample = (name: string) => join('example/recordings', name);

test('Save waits for an upload and takes it along; who leaves before is asked', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const desk = await openEntry(page, 'stories', 'two-fans');
  await page.getByRole('link', { name: 'See what changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See what changes');
  await page.goBack();
  const letCome = await holdBack(page, '**/api/waiting?**');
  await desk.field(/^Sound, M4A/).setInputFiles(sample('one-road-out.m4a'));
  await expect(page.getByRole('progressbar')).toBeVisible();
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await dialog.dismiss();
  });

  await test.step('a link and Forward ask, and stay', async () => {
    await page.getByRole('link', { name: 'All content' }).first().click();
    await page.evaluate(() => history.forward());
    await expect.poll(() => questions).toHaveLength(2);
    for (const question of questions)
      expect(question).toMatch(/^“one-road-out.m4a” is still being uploaded. If you leave now/);
    await expect(page).toHaveURL(/two-fans$/);
    await expect(page.getByRole('progressbar')).toBeVisible();
  });
  await test.step('Save says that it waits, and saves both', async () => {
    await desk.field('Title').fill('The July of two fans');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saves once the upload is there …').first()).toBeVisible();
    expect(await changedFiles(root)).toEqual([]);
    letCome();
    await expect(desk.saved).toBeVisible();
    const changed = await changedFiles(root);
    expect(changed).toContain('M content/recordings/two-fans.m4a');
    expect(changed).toContain('M content/stories/two-fans.md');
  });
});

test('Where both changed a picture and I choose theirs, mine waits no longer', {
  tag: '@long',
}, async ({ page, studio }) => {
  const { root } = studio;
  const desk = await openEntry(page, 'speakers', 'amara-quill');
  const part = page.getByRole('region', { name: 'Portrait', exact: true });
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5z"/></svg>';
  const buffer = Buffer.from(drawing);
  await desk
    .field('Portrait')
    .setInputFiles({ name: 'new.svg', mimeType: 'image/svg+xml', buffer });
  await expect(part).toContainText('Waits to be saved: new.svg');
  expect(waiting(studio)).toHaveLength(1);
  editFile(root, 'speakers/amara-quill.md', (text) =>
    text.replace('portrait: ./amara-quill.svg', 'portrait: ./asha-brookmere.svg'),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('region', { name: 'This entry was changed elsewhere' });
  await asked.getByRole('group', { name: 'Portrait' }).getByLabel('As saved').check();
  await asked.getByRole('button', { name: 'Go on with these' }).click();
  await expect(part).toContainText('Now asha-brookmere.svg');
  await expect(part).not.toContainText('Waits to be saved');
  await expect.poll(() => waiting(studio)).toEqual([]);
});

test('A story that becomes a film asks for its film, and shows the sound to be removed', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const desk = await openEntry(page, 'stories', 'two-fans');
  const part = page.getByRole('region', { name: 'Recordings and files' });
  await expect(desk.field(/^Film, MP4/)).toHaveCount(0);
  await desk.field('Kind').selectOption('video');
  await desk.field(/^Film, MP4/).setInputFiles(sample('gloves-at-nine.mp4'));
  await expect(part).toContainText('Waits to be saved: gloves-at-nine.mp4');
  await expect(part).toContainText('This story is seen, so nobody hears it: remove it.');
  await part.getByRole('button', { name: 'Remove two-fans.m4a' }).click();
  await part.getByRole('button', { name: 'Remove two-fans.opus' }).click();
  await desk.save();
  const changed = await changedFiles(root);
  expect(changed).toContain('?? content/recordings/two-fans.mp4');
  expect(changed).toContain('D content/recordings/two-fans.m4a');
  expect(changed).toContain('D content/recordings/two-fans.opus');
  expect(changed).toContain('M content/recordings/two-fans.json');
  await expect(desk.field(/^Sound/)).toHaveCount(0);
});

test('The link of a problem in captions leads to their field', async ({
  page,
  studio: { root },
}) => {
  editFile(root, 'recordings/two-fans.vtt', (text) => text.replace(/-->/, '->'));
  const { field, toFix } = await openEntry(page, 'stories', 'two-fans');
  await toFix
    .getByRole('link', { name: /Captions/ })
    .first()
    .click();
  await expect(field(/^Captions/)).toBeFocused();
  await expect(field(/^Captions/)).toHaveAttribute('aria-invalid', 'true');
});
