import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { changedFiles, expect, openEntry, type Studio, test } from '../support/studio.ts';

/** A picture in two colors, wider than high: what is red lies to the right. */
async function wideScan(): Promise<Buffer> {
  const red = { create: { width: 1500, height: 2400, channels: 3, background: '#c00' } } as const;
  return sharp({ create: { width: 3000, height: 2400, channels: 3, background: '#fff' } })
    .composite([{ input: red, left: 1500, top: 0 }])
    .jpeg()
    .toBuffer();
}

const waiting = ({ root }: Studio) => readdirSync(join(root, '.git/studio/waiting'));
const portraitPart = (page: Page) => page.getByRole('region', { name: 'Portrait', exact: true });
const sample = (name: string) => join('example/recordings', name);

test('A picture waits beside what I typed, through a reload, and goes to its place with Save', {
  tag: '@long',
}, async ({ page, studio }) => {
  const { root } = studio;
  const { field, save } = await openEntry(page, 'speakers', 'amara-quill');
  const part = portraitPart(page);
  const buffer = await wideScan();

  await test.step('left without saving, it leaves nothing', async () => {
    await field('Portrait').setInputFiles({
      name: 'scan.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
    await expect(part).toContainText('Waits to be saved: scan.jpg, 3000 × 2400');
    await expect(part).toContainText('Cut to 2000 × 2400.');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    expect(await changedFiles(root)).toEqual([]);
    expect(waiting(studio)).toHaveLength(1);
  });
  await test.step('after a reload it still waits', async () => {
    await page.reload();
    const asked = page.getByRole('region', { name: 'You typed something here that was not saved' });
    await expect(asked).toContainText('scan.jpg');
    await asked.getByRole('button', { name: 'Go on with what you typed' }).click();
    await expect(part).toContainText('Waits to be saved: scan.jpg');
  });
  await test.step('taken back, the portrait is as it was, and nothing waits', async () => {
    await part.getByRole('button', { name: 'Leave it as it was Portrait' }).click();
    await expect(field('Portrait')).toBeFocused();
    await expect(page.getByRole('img', { name: 'Portrait as it is now' })).toBeVisible();
    await expect.poll(() => waiting(studio)).toEqual([]);
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
  });
  await test.step('chosen again and saved, it is in its place alone', async () => {
    await field('Portrait').setInputFiles({
      name: 'scan.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
    await expect(part).toContainText('Waits to be saved');
    await save();
    expect(await changedFiles(root)).toEqual([
      'M content/speakers/amara-quill.md',
      'D content/speakers/amara-quill.svg',
      '?? content/speakers/amara-quill.jpg',
    ]);
    await expect.poll(() => waiting(studio)).toEqual([]);
    await expect(part).not.toContainText('Waits to be saved');
  });
  await test.step('given up with the draft, it is gone', async () => {
    await field('Portrait').setInputFiles({
      name: 'other.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
    await expect(part).toContainText('Waits to be saved: other.jpg');
    await page.reload();
    await page.getByRole('button', { name: 'Take what was saved' }).click();
    await expect(part).toContainText('Now amara-quill.jpg');
    await expect.poll(() => waiting(studio)).toEqual([]);
  });
});

test('I cut a portrait by keyboard alone, see it as the site shows it, and cut it again', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const { field, save } = await openEntry(page, 'speakers', 'amara-quill');
  const buffer = await wideScan();
  await field('Portrait').setInputFiles({
    name: 'scan.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  const cut = portraitPart(page).getByRole('button', { name: 'Cut Portrait' });
  await cut.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cut the picture' });
  const slider = (name: string) => dialog.getByRole('slider', { name });

  await test.step('arrows move the frame, plus and minus zoom', async () => {
    await expect(slider('Left or right')).toHaveAttribute('aria-valuetext', '50%');
    await dialog.getByRole('application', { name: 'Frame' }).focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowRight');
    await expect(slider('Left or right')).toHaveAttribute('aria-valuetext', '100%');
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('+');
    await expect(slider('Zoom')).toHaveAttribute('aria-valuetext', '134%');
    await page.keyboard.press('-');
    await expect(slider('Zoom')).toHaveAttribute('aria-valuetext', '128%');
    await expect(dialog.locator('[data-announcer=polite]')).toContainText(
      /% from the left, .*zoom 128%/,
    );
  });
  await test.step('sliders do the same', async () => {
    await slider('Left or right').focus();
    await page.keyboard.press('End');
    await expect(slider('Left or right')).toHaveAttribute('aria-valuetext', '100%');
    await slider('Zoom').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(slider('Zoom')).toHaveAttribute('aria-valuetext', '100%');
  });
  await test.step('the part is what is saved', async () => {
    await slider('Zoom').focus();
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight');
    await slider('Left or right').focus();
    await page.keyboard.press('End');
    await dialog.getByRole('button', { name: 'Use this part' }).focus();
    await page.keyboard.press('Enter');
    await expect(cut).toBeFocused();
    await expect(portraitPart(page)).toContainText(/Cut to 1\d\d\d × 1\d\d\d\./);
    await save();
    const saved = sharp(join(root, 'content/speakers/amara-quill.jpg'));
    const { width, height } = await saved.metadata();
    expect(width / height).toBeCloseTo(5 / 6, 2);
    const { channels } = await saved.stats();
    expect(channels.map(({ mean }) => mean > 100)).toEqual([true, false, false]);
  });
  await test.step('what was saved can be cut again', async () => {
    await cut.click();
    await dialog.getByRole('radio', { name: 'Square' }).check();
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await save();
    const { width, height } = await sharp(
      join(root, 'content/speakers/amara-quill.jpg'),
    ).metadata();
    expect(width).toBe(height);
  });
});

test('The frame follows a finger at 390 pixels, and nothing is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const { field } = await openEntry(page, 'speakers', 'amara-quill');
  const buffer = await wideScan();
  await field('Portrait').setInputFiles({
    name: 'scan.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  await portraitPart(page).getByRole('button', { name: 'Cut Portrait' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cut the picture' });
  const stage = dialog.getByRole('application', { name: 'Frame' });
  const box = await stage.boundingBox();
  if (!box) throw new Error('the frame has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 5, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByRole('slider', { name: 'Left or right' })).toHaveAttribute(
    'aria-valuetext',
    '0%',
  );
  const overflow = await page.evaluate(() => {
    const open = document.querySelector('dialog[open]');
    return [document.documentElement, open].map((part) => {
      return part && part.scrollWidth > part.clientWidth;
    });
  });
  expect(overflow).toEqual([false, false]);
});

test('A recording takes its own waveform, captions are looked at, and a removal waits for Save', async ({
  page,
  studio,
}) => {
  const { root } = studio;
  const { field, save } = await openEntry(page, 'stories', 'two-fans');
  const part = page.getByRole('region', { name: 'Recordings and files' });
  const sound = field(/^Sound, M4A/);
  const captions = field(/^Captions/);

  await test.step('another recording waits, with its length and its waveform', async () => {
    await sound.setInputFiles(sample('one-road-out.m4a'));
    await expect(part).toContainText(
      /Waits to be saved: one-road-out.m4a, (\d+ min )?\d+ s, \d+ kB/,
    );
    await expect(part).toContainText('Its waveform was measured');
    expect(await changedFiles(root)).toEqual([]);
  });
  await test.step('captions that do not fit it say so, with their lines', async () => {
    const text =
      '1\n00:00:01,000 --> 00:00:02,000\nOne.\n\n2\n00:59:00,000 --> 00:59:01,000\nTwo.\n';
    const buffer = Buffer.from(text);
    await captions.setInputFiles({ name: 'service.srt', mimeType: 'text/plain', buffer });
    await expect(part).toContainText('These were SRT; WebVTT was made of them.');
    await expect(part).toContainText(/Line 8, .*ends after the recording/);
  });
  await test.step('saved, recording, captions and waveform are in their places', async () => {
    await save();
    expect(await changedFiles(root)).toEqual([
      'M content/recordings/two-fans.json',
      'M content/recordings/two-fans.m4a',
      'M content/recordings/two-fans.vtt',
    ]);
    const recording = readFileSync(join(root, 'content/recordings/two-fans.m4a'));
    const peaks = JSON.parse(readFileSync(join(root, 'content/recordings/two-fans.json'), 'utf8'));
    expect(peaks.of).toBe(createHash('sha256').update(recording).digest('hex'));
    const { peaks: before } = JSON.parse(readFileSync(sample('one-road-out.json'), 'utf8'));
    const apart = peaks.peaks.map((value: number, index: number) =>
      Math.abs(value - before[index]),
    );
    expect(Math.max(...apart)).toBeLessThan(0.15);
  });
  await test.step('a removal waits, and can be taken back', async () => {
    await part.getByRole('button', { name: 'Remove two-fans.opus' }).click();
    await expect(part).toContainText('It is removed when you save.');
    expect(await changedFiles(root)).toHaveLength(3);
    await part.getByRole('button', { name: /^Leave it as it was Sound, Opus/ }).click();
    await expect(part).not.toContainText('It is removed');
    await part.getByRole('button', { name: 'Remove two-fans.opus' }).click();
    await save();
    expect(await changedFiles(root)).toContain('D content/recordings/two-fans.opus');
    await expect(part).toContainText('two-fans.opus: none yet');
  });
});

test('A file that cannot be used is answered with the way out before anything is sent', async ({
  page,
  studio: { root },
}) => {
  const { field } = await openEntry(page, 'speakers', 'amara-quill');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/waiting')) sent.push(request.url());
  });
  const part = portraitPart(page);
  const portrait = field('Portrait');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

  await portrait.setInputFiles({ name: 'IMG_7.HEIC', mimeType: 'image/heic', buffer: heic });
  await expect(part).toContainText('This is a HEIC picture.');
  await expect(part).toContainText('On an iPhone, from now on: Settings > Camera > Formats');
  await expect(portrait).toHaveAttribute('aria-invalid', 'true');
  await expect(portrait).toHaveAccessibleDescription(/Most Compatible/);

  const text = Buffer.from('A portrait of Amara.');
  await portrait.setInputFiles({ name: 'amara.jpg', mimeType: 'image/jpeg', buffer: text });
  await expect(part).toContainText('This is a text, though its name ends in “.jpg”.');

  await portrait.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
  await expect(part).toContainText('This file is empty');
  expect(sent).toEqual([]);
  expect(await changedFiles(root)).toEqual([]);
});

test.describe(() => {
  // The upload breaks off, and the browser tells its console.
  test.use({ allowedMessages: [[/ERR_FAILED|ERR_CONNECTION/], { scope: 'test' }] });
  test('An upload can be canceled, and one that broke off is sent again', async ({
    page,
    studio,
  }) => {
    const { field } = await openEntry(page, 'speakers', 'amara-quill');
    const part = portraitPart(page);
    const buffer = await wideScan();
    const file = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer };
    let isHeld = true;
    await page.route('**/api/waiting**', async (route) => {
      if (!isHeld) await route.continue();
    });
    await field('Title', page.getByRole('region', { name: 'Who' })).fill('Nurse');

    await field('Portrait').setInputFiles(file);
    await expect(
      part.getByRole('progressbar', { name: /^Uploading scan.jpg: \d+%$/ }),
    ).toBeVisible();
    await part.getByRole('button', { name: 'Cancel the upload' }).click();
    await expect(part.getByRole('progressbar')).toHaveCount(0);
    await expect(field('Portrait')).toBeFocused();

    isHeld = false;
    await page.route('**/api/waiting**', (route) => route.abort());
    await field('Portrait').setInputFiles(file);
    await expect(part).toContainText('The upload broke off. What you typed is kept here.');
    await page.unroute('**/api/waiting**');
    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(part).toContainText('Waits to be saved: scan.jpg');
    await expect(field('Title', page.getByRole('region', { name: 'Who' }))).toHaveValue('Nurse');
    expect(waiting(studio)).toHaveLength(1);
  });
});
