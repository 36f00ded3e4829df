import { changedFiles, editFile, expect, git, openEntry, test } from '../support/studio.ts';

test('I see what changes in words and lines, and publish it as one commit on a branch of its own', async ({
  page,
  studio: { root },
}) => {
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
    const result = page.getByRole('heading', { name: 'Your changes are on their own branch' });
    await expect(result).toBeFocused({ timeout: 20_000 });
    await expect(page.getByRole('main')).toContainText(/branch/i);
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

test('With something left to fix I cannot publish, and am led to the field', async ({
  page,
  studio: { root },
}) => {
  editFile(root, 'speakers/amara-quill.md', (text) =>
    text.replace('basedIn: Harborlight, TX', 'basedIn: Harborlight'),
  );
  await page.goto('/publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const stopping = page.getByRole('region', { name: '1 problem to fix before you can publish' });
  await expect(stopping.getByRole('heading')).toBeFocused();
  await expect(stopping).toContainText('Must be town and state');
  expect(await git(root, 'branch', '--format=%(refname:short)')).toBe('main');

  await stopping.getByRole('link').first().click();
  const field = page.getByRole('textbox', { name: 'Town and state' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Must be town and state/i);
});
