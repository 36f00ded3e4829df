import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, expect, openEntry, test } from '../support/studio.ts';

test('What I typed outlives a reload and another page, until I save it or drop it', {
  tag: ['@firefox', '@long'],
}, async ({ page, studio: { root } }) => {
  const { field, save, saved } = await openEntry(page, 'visionPage', 'vision');
  const lede = field('Lede', page.getByRole('region', { name: 'Main' }));
  const before = await lede.inputValue();
  await lede.fill('We want it talked about at home.');
  await expect(page.getByText('Not saved yet')).toBeVisible();

  await test.step('after a reload I am asked, and go on', async () => {
    await page.reload();
    const asked = page.getByRole('region', { name: 'You typed something here that was not saved' });
    await expect(asked).toContainText('We want it talked about at home.');
    await expect(asked).toContainText(before);
    await expect(asked.getByRole('heading', { level: 2 })).toBeFocused();
    await asked.getByRole('button', { name: 'Go on with what you typed' }).click();
    await expect(lede).toHaveValue('We want it talked about at home.');
  });
  await test.step('from another page of the studio I find it again, and take the saved file', async () => {
    await page.getByRole('link', { name: 'All content' }).first().click();
    const waiting = page.getByRole('region', { name: 'Not finished' });
    await expect(waiting.getByRole('heading', { name: 'Typed, not saved' })).toBeVisible();
    await waiting.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Take what was saved' }).click();
    await expect(lede).toHaveValue(before);
    expect(await changedFiles(root)).toEqual([]);
  });
  await test.step('once it is saved, nobody asks', async () => {
    await lede.fill('We want it talked about at work.');
    await save();
    await page.reload();
    await expect(lede).toHaveValue('We want it talked about at work.');
    await expect(saved).toHaveCount(0);
  });
  await test.step('put back as published, the file is as it was', async () => {
    await page.getByRole('button', { name: 'Put back as published' }).click();
    const dialog = page.getByRole('dialog', { name: 'Put back as published?' });
    await dialog.getByRole('button', { name: 'Put back' }).click();
    await expect(lede).toHaveValue(before);
    expect(await changedFiles(root)).toEqual([]);
  });
});

test('I delete an entry after I was asked, and bring it back from the changes', async ({
  page,
  studio: { root },
}) => {
  const { field } = await openEntry(page, 'exchange', 'need-orchard-walkers');
  const title = await field('Title').inputValue();
  await page.getByRole('button', { name: 'Delete this entry' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete “${title}”?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Delete this entry' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete this entry' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All content');
  const file = 'content/exchange/need-orchard-walkers.yaml';
  expect(await changedFiles(root)).toEqual([`D ${file}`]);
  await page
    .getByRole('navigation', { name: 'Studio' })
    .getByRole('link', { name: 'See what changes' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: `Put back as published ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText('Nothing differs from the published site.')).toBeVisible();
  expect(existsSync(join(root, file))).toBe(true);
});

test('An optional part comes and goes, and what one kind of claim has no place for comes back with it', async ({
  page,
  studio: { root },
}) => {
  const { field, save, said } = await openEntry(page, 'claims', 'heat-action');
  const part = page.getByRole('group', { name: 'The draft it answers' });
  await part.getByRole('button', { name: 'Add the draft it answers' }).click();
  await expect(field('Figure', part)).toBeFocused();
  await part.getByRole('button', { name: 'Leave out the draft it answers' }).click();
  await expect(part).toBeFocused();
  expect(await said()).toContain('The draft it answers left out');

  const place = field('Place');
  const before = await place.inputValue();
  await field('Status').selectOption('unsourced');
  await expect(place).toHaveCount(0);
  await field('Closest').selectOption({ index: 1 });
  await field('Status').selectOption('supported');
  await expect(place).toHaveValue(before);
  await save();
  expect(await changedFiles(root)).toEqual([]);
});
