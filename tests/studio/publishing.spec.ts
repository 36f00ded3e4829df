import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changedFiles,
  editFile,
  expect,
  git,
  openEntry,
  publishEventToCome,
  test,
} from '../support/studio.ts';

test('I see what changes in words and lines, and publish it as one commit on a branch of its own', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const { field, save } = await openEntry(page, 'speakers', 'amara-quill');
  await field('Organization').fill('Harborlight Clinic');
  await save();

  await test.step('the changes say which field was what', async () => {
    await page.getByRole('link', { name: 'See what changes' }).click();
    await expect(page).toHaveTitle('See what changes | Studio');
    const change = page.getByRole('article').filter({ hasText: 'Dr. Amara Quill' });
    await expect(change).toContainText('was “Harborlight General”, is “Harborlight Clinic”');
    await change.locator('summary').click();
    const lines = change.getByRole('region', { name: 'Lines of Dr. Amara Quill' });
    await expect(lines).toContainText('+organization: Harborlight Clinic');
  });
  await test.step('a sentence is proposed, and can be another', async () => {
    await page.getByRole('link', { name: 'Go on to publish' }).click();
    const sentence = page.getByLabel('What you changed, in a sentence');
    await expect(sentence).toHaveValue(/Dr\. Amara Quill/);
    await sentence.fill('Content: Dr. Quill works at the clinic');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const result = page.getByRole('heading', { name: 'Your changes are handed over' });
    await expect(result).toBeFocused({ timeout: 20_000 });
    await expect(page.getByRole('region', { name: 'What was handed over' })).toContainText(
      'finished on this computer',
    );
  });
  await test.step('the branch holds one commit with content and its lock, and main is untouched', async () => {
    const branch = await git(root, 'branch', '--show-current');
    expect(branch).toMatch(/^content\/\d{4}-\d{2}-\d{2}-\d{2}-\d{2}/);
    expect(await git(root, 'log', '--format=%s', `main..${branch}`)).toBe(
      'Content: Dr. Quill works at the clinic',
    );
    const files = (await git(root, 'diff', '--name-only', `main..${branch}`)).split('\n');
    expect(files).toContain('content/speakers/amara-quill.md');
    expect(files.filter((file) => !/^(content\/|published\.lock\.json$)/.test(file))).toEqual([]);
    expect(await changedFiles(root)).toEqual([]);
  });
  await test.step('the next change begins from the published site', async () => {
    await page.getByRole('button', { name: 'Begin from the published site' }).click();
    await expect(page.getByText('There is nothing to publish.')).toBeVisible();
    expect(await git(root, 'branch', '--show-current')).toBe('main');
  });
});

test('With something left to fix I cannot publish, and am led to the field', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  editFile(root, 'speakers/amara-quill.md', (text) =>
    text.replace('basedIn: Harborlight, TX', 'basedIn: Harborlight'),
  );
  await page.goto('/publish');
  const tick = page.getByRole('checkbox', { name: /Dr\. Amara Quill/ });
  await expect(tick).not.toBeChecked();
  await tick.check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const stopping = page.getByRole('region', { name: '1 problem to fix before you can publish' });
  await expect(stopping.getByRole('heading')).toBeFocused();
  await expect(stopping).toContainText('the two letters of the state');
  expect(await git(root, 'branch', '--format=%(refname:short)')).toBe('main');

  await stopping.getByRole('link').first().click();
  const field = page.getByRole('textbox', { name: 'Town and state' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/the two letters of the state/);
});

test('I cancel an event while another entry is unfinished, which stays here as it is', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const path = await publishEventToCome(root);
  const today = new Date().toLocaleDateString('sv-SE');
  editFile(root, path, (text) =>
    text
      .replace(/^updated: .*$/m, `updated: "${today}"`)
      .replace(/^howToJoin: .*$/m, 'howToJoin: Nobody needs to come.')
      .replace(/^access: .*$/m, 'access: There is nothing to attend.')
      .replace(/^revision: 0$/m, 'revision: 1\nstatus: cancelled\nstatusNote: The hall is closed.'),
  );
  await page.goto('/entry/exchange/a-new-offer?name=A+new+offer');
  await page.getByRole('checkbox', { name: 'Not ready yet' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText(/^Saved/)).toBeVisible();

  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /not ready/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your changes are handed over' })).toBeFocused({
    timeout: 20_000,
  });
  expect(await git(root, 'diff', '--name-only', 'main', 'HEAD')).toContain(`content/${path}`);
  expect(await changedFiles(root)).toEqual(['?? content/exchange/a-new-offer.yaml']);
});

test('An entry that was never published is deleted, and I bring it back from the changes', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  const path = 'content/board/ana-reyes.yaml';
  writeFileSync(join(root, path), 'name: Ana Reyes\ntitle: Nurse\nbio: Long.\n');
  await openEntry(page, 'board', 'ana-reyes');
  await page.getByRole('button', { name: 'Delete this entry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All content');
  expect(await changedFiles(root)).toEqual([]);

  await page.goto('/changes');
  writeFileSync(join(root, path), 'name: Another Ana\n');
  await page.getByRole('button', { name: 'Bring back Ana Reyes' }).click();
  const asked = page.getByRole('dialog', { name: 'Something else is there now' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(readFileSync(join(root, path), 'utf8')).toBe('name: Another Ana\n');
  await page.getByRole('button', { name: 'Bring back Ana Reyes' }).click();
  await asked.getByRole('button', { name: 'Bring back' }).click();
  await expect.poll(() => readFileSync(join(root, path), 'utf8')).toContain('title: Nurse');
  await expect(page.getByRole('article').filter({ hasText: 'New board member' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring back Another Ana' })).toHaveCount(0);
});

test('A file that is not UTF-8 is no form: I am told how to save it, and it stays as it is', async ({
  page,
  studio: { root },
}) => {
  const path = join(root, 'content/board/ana-reyes.yaml');
  const bytes = Buffer.from('name: José\n', 'latin1');
  writeFileSync(path, bytes);
  await page.goto('/entry/board/ana-reyes');
  const told = page.getByRole('region', { name: 'This file cannot be edited here' });
  await expect(told).toContainText('encoding “UTF-8”');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(told).toBeVisible();
  expect(readFileSync(path)).toEqual(bytes);
});

test('Where git does not know me I am asked for my name, and published after it', async ({
  page,
  studio: { root },
}) => {
  await git(root, 'config', 'user.email', '');
  editFile(root, 'speakers/amara-quill.md', (text) =>
    text.replace(/^organization: .*$/m, 'organization: A Clinic'),
  );
  await page.goto('/publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Who publishes?' })).toBeFocused();
  await page.getByLabel('Your name').fill('Ana Reyes');
  await page.getByLabel('Your email address').fill('ana@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your changes are handed over' })).toBeFocused({
    timeout: 20_000,
  });
  expect(await git(root, 'log', '-1', '--format=%an <%ae>')).toBe('Ana Reyes <ana@example.org>');
});

test('The sentence of publishing names what is ticked, until I write my own', async ({
  page,
  studio: { root },
}) => {
  for (const id of ['amara-quill', 'asha-brookmere'])
    editFile(root, `speakers/${id}.md`, (text) =>
      text.replace(/^organization: .*$/m, 'organization: A Clinic'),
    );
  await page.goto('/publish');
  const sentence = page.getByLabel('What you changed, in a sentence');
  await expect(sentence).toHaveValue('Content: change 2 of “Speakers”');
  await page.getByRole('checkbox', { name: /Asha/ }).uncheck();
  await expect(sentence).toHaveValue('Content: change speaker Dr. Amara Quill');
  await sentence.fill('A new clinic');
  await page.getByRole('checkbox', { name: /Asha/ }).check();
  await expect(sentence).toHaveValue('A new clinic');
});

test('A problem of captions leads me from the changes to their field', async ({
  page,
  studio: { root },
}) => {
  editFile(root, 'recordings/two-fans.vtt', (text) => text.replace('WEBVTT', 'VTT'));
  await page.goto('/changes');
  const toFix = page.getByRole('region', { name: /problems? to fix$/ });
  await toFix
    .getByRole('link', { name: /Captions, WebVTT/ })
    .first()
    .click();
  await expect(page.getByLabel('Captions, WebVTT')).toBeFocused();
});
