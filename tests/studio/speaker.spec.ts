import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { changedFiles, changedLines, deskOf, expect, openEntry, test } from '../support/studio.ts';

/**
 * A picture as a telephone takes it: on its side, three by four thousand, with the place it was
 * taken at.
 */
function telephonePicture(): Promise<Buffer> {
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#b98' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('I change the title of a speaker, add a talk and a portrait, and nothing else changes', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const { field, group, save, said } = await openEntry(page, 'speakers', 'amara-quill');
  const file = 'content/speakers/amara-quill.md';

  await test.step('saved unchanged, no byte changes', async () => {
    await save();
    expect(await changedFiles(root)).toEqual([]);
  });
  await test.step('the title is one line', async () => {
    await field('Title', page.getByRole('region', { name: 'Who' })).fill('Emergency doctor');
    await save();
    expect(await changedLines(root)).toEqual([`1 1 ${file}`]);
    expect(readFileSync(join(root, file), 'utf8')).toContain('\ntitle: Emergency doctor\n');
  });
  await test.step('a talk comes after the others, with focus in it and said', async () => {
    await page.getByRole('button', { name: 'Add talk' }).click();
    const talk = group('Talk 3');
    await expect(field('Title', talk)).toBeFocused();
    expect(await said()).toContain('Talk 3 added');
    await field('Title', talk).fill('Heat at home');
    await field('Abstract', talk).fill('What a cool room can do for a whole street.');
    await talk.getByRole('button', { name: 'Add length in minutes' }).click();
    await field('Length in minutes 1', talk).fill('20');
    await field('Audience', talk).fill('Neighbors');
    await save();
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain('\n  - title: Heat at home\n');
    expect(text).toContain('\n    minutes: [20]\n');
    expect(await changedLines(root)).toEqual([`5 1 ${file}`]);
  });
  await test.step('talks are moved and removed, and focus stays with them', async () => {
    await page.getByRole('button', { name: 'Up Talk 3' }).click();
    await expect(page.getByRole('button', { name: 'Up Talk 2' })).toBeFocused();
    await expect(field('Title', group('Talk 2'))).toHaveValue('Heat at home');
    await page.getByRole('button', { name: 'Remove Talk 2' }).click();
    await expect(page.getByRole('button', { name: 'Remove Talk 2' })).toBeFocused();
    expect(await said()).toContain('Talk 2 removed, 2 left');
    await save();
    expect(await changedLines(root)).toEqual([`1 1 ${file}`]);
  });
  await test.step('the portrait is made fit, its place goes, and the old file with it', async () => {
    const buffer = await telephonePicture();
    await field('Portrait').setInputFiles({
      name: 'IMG_1.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
    const part = page.getByRole('region', { name: 'Portrait' });
    await expect(part.getByText(/Waits to be saved: IMG_1.jpg, 3000 × 4000, \d+ kB/)).toBeVisible();
    await expect(part.getByText('Where it was taken will not be in what is saved')).toBeVisible();
    expect(await changedFiles(root)).toEqual([`M ${file}`]);
    await save();
    expect(await changedFiles(root)).toEqual([
      `M ${file}`,
      'D content/speakers/amara-quill.svg',
      '?? content/speakers/amara-quill.jpg',
    ]);
    const { width, height, exif } = await sharp(
      join(root, 'content/speakers/amara-quill.jpg'),
    ).metadata();
    expect({ width, height, exif }).toEqual({ width: 2080, height: 2773, exif: undefined });
    await expect(page.getByRole('img', { name: 'Portrait as it is now' })).toHaveJSProperty(
      'naturalWidth',
      2080,
    );
  });
});

test('I write a new speaker from nothing, with a picture from my telephone, until nothing is left to fix', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'New speaker' }).click();
  const dialog = page.getByRole('dialog', { name: 'New speaker' });

  await test.step('the address is proposed, and one that is taken is refused', async () => {
    await dialog.getByLabel('Name').fill('Dr. Amara Quill, RN');
    await expect(dialog.getByLabel('Address')).toHaveValue('amara-quill');
    await expect(dialog).toContainText('There is “amara-quill” already');
    await expect(dialog).toContainText('It cannot be changed later');
    await dialog.getByLabel('Name').fill('Dr. Ana María Reyes, RN');
    await expect(dialog.getByLabel('Address')).toHaveValue('ana-maria-reyes');
    await dialog.getByRole('button', { name: 'Begin' }).click();
  });
  const { field, group, saved, toFix } = deskOf(page);
  const part = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('nothing is written yet, and no field shouts before somebody was in it', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dr. Ana María Reyes, RN');
    await expect(page).toHaveTitle('Dr. Ana María Reyes, RN | Studio');
    await expect(field('Name')).toHaveValue('Dr. Ana María Reyes, RN');
    await expect(
      page.getByText(/^Still needed before it can be published: \d+ fields$/),
    ).toBeVisible();
    await expect(toFix).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    expect(await changedFiles(root)).toEqual([]);
  });
  await test.step('a field speaks once somebody has left it empty', async () => {
    const title = field('Title', part('Who'));
    await title.focus();
    await title.press('Tab');
    await expect(title).toHaveAccessibleDescription(/Write something\.$/);
    await expect(toFix).toHaveText(/^1 to fix.*Title: Write something\.$/);
  });
  await test.step('the form is filled in', async () => {
    await field(/^Family name/).fill('Reyes');
    await field('Short name').fill('Dr. Reyes');
    await page.getByLabel('Agreed to be listed').check();
    await field('Title', part('Who')).fill('Family physician');
    await field('Organization').fill('Harborlight Clinic');
    for (const [add, item, choice] of [
      ['Add field of expertise', 'Field of expertise 1', 'Extreme heat'],
      ['Add format', 'Format 1', 'virtual'],
      ['Add engagement', 'Engagement 1', 'talk'],
    ] as const) {
      await page.getByRole('button', { name: add }).click();
      await field(item).selectOption(choice);
    }
    await field('Town and state').fill('Harborlight, TX');
    await part('What and where').getByRole('button', { name: 'Add language' }).click();
    await field('Language 1', part('What and where')).fill('English');
    await field('Travels').selectOption('region');
    await field('Requests').selectOption('open');
    const buffer = await telephonePicture();
    await field('Portrait').setInputFiles({
      name: 'IMG_2.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
    await expect(page.getByText('Waits to be saved:')).toBeVisible();
    expect(await changedFiles(root)).toEqual([]);
    await field('Portrait credit').fill('Photograph by the speaker');
    await field('Quote').fill('A cool room is medicine.');
    await field('Biography, short').fill(
      'Dr. Reyes is a family physician in Harborlight, Texas, who visits patients at home on hot days and asks first for the temperature of the bedroom.',
    );
    await field('Biography, medium').fill(
      'Dr. Reyes is a family physician in Harborlight, Texas. On hot days she visits patients at home and asks first for the temperature of the bedroom. She trains home health aides to do the same.',
    );
    await field('Biography, long').fill(
      'Dr. Reyes is a family physician in Harborlight, Texas.\n\nShe visits patients at home on hot days.',
    );
    await page.getByRole('button', { name: 'Add talk' }).click();
    await field('Title', group('Talk 1')).fill('The temperature of the bedroom');
    await field('Abstract').fill('How to ask, and what to do with the answer.');
    await page.getByRole('button', { name: 'Add length in minutes' }).click();
    await field('Length in minutes 1').fill('20');
    await field('Audience').fill('Home health aides');
    await page.getByRole('button', { name: 'Add hours for the media' }).click();
    const media = part('Media');
    await field('Time zone').fill('America/Chicago');
    await media.getByRole('button', { name: 'Add day' }).click();
    await field('Day 1', media).selectOption('Mon');
    await field('From', media).fill('09:00');
    await field('To', media).fill('17:00');
    await field('Notice needed').fill('2 hours');
    await media.getByRole('button', { name: 'Add language' }).click();
    await field('Language 1', media).fill('English');
  });
  await test.step('nothing is left to fix, and the new files are the two of the speaker', async () => {
    await expect(page.getByText(/^Still needed/)).toHaveCount(0);
    await expect(toFix).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved).toBeVisible();
    await expect(toFix).toHaveCount(0);
    expect(await changedFiles(root)).toEqual([
      '?? content/speakers/ana-maria-reyes.jpg',
      '?? content/speakers/ana-maria-reyes.md',
    ]);
    expect(existsSync(join(root, 'content/speakers/ana-maria-reyes.svg'))).toBe(false);
  });
});
