import { editFile, expect, openEntry, publishEventToCome, test } from '../support/studio.ts';

test('A day that is over is a warning: it leads to its field, and stops neither saving nor publishing', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  editFile(root, 'exchange/need-elm-row-tenants.yaml', (text) =>
    text.replace(/^until: .*$/m, 'until: "2026-01-02"'),
  );
  const { toFix, field, save } = await openEntry(page, 'exchange', 'need-elm-row-tenants');
  await expect(toFix).toHaveCount(0);
  const toLookAt = page.getByRole('region', { name: '1 to look at' });
  await expect(toLookAt).toContainText('Is over, and the entry is still open');
  await expect(toLookAt).toContainText('Write a later day');
  await toLookAt.getByRole('link').click();
  await expect(page.locator(':focus')).toHaveAccessibleName(/Until/);
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-invalid', 'true');
  await field('Who').fill('Elm Row Tenants');
  await save();
  await page.goto('/publish');
  await expect(page.getByRole('region', { name: '1 to look at' })).toBeVisible();
  await page.getByText('This may be right as it is, and stops nothing').click();
  await expect(page.getByRole('link', { name: /Until/ })).toBeVisible();
  await expect(page.getByText(/to fix before you can publish/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your changes are handed over' })).toBeFocused();
});

test('An hour in the night is told while I type, and goes when I choose another', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  await publishEventToCome(root);
  const { field } = await openEntry(page, 'events', 'upcoming1');
  const year = new Date().getFullYear() + 1;
  await field('Start').fill(`${year}-05-06T02:00`);
  const toLookAt = page.getByRole('region', { name: /to look at/ });
  await expect(toLookAt).toContainText('Begins at 2:00 AM, in the night');
  await field('Start').fill(`${year}-05-06T09:00`);
  await expect(toLookAt).toHaveCount(0);
});
