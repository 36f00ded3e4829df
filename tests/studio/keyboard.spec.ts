import { changedLines, deskOf, expect, test } from '../support/studio.ts';
import { tabTo } from '../support/tab-to.ts';

test('With the keyboard alone I find an entry, change it, save it and see the change', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();

  await test.step('I find it among all content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Find anything/);
    await page.keyboard.type('josue speakers');
    await expect(page.getByRole('heading', { name: /entr(y|ies)$/ })).toBeVisible();
    await tabTo(page, /^Josué Fernhollow/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Josué Fernhollow, CHW | Studio');
  });
  await test.step('I jump to a part, and change a field', async () => {
    await tabTo(page, /^What and where$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'What and where' })).toBeFocused();
    await tabTo(page, /^Travels/);
    await page.keyboard.press('i');
    await expect(deskOf(page).field('Travels')).toHaveValue('international');
  });
  await test.step('I save with the keys that save everywhere, and focus stays', async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await expect(deskOf(page).saved).toBeVisible();
    await expect(deskOf(page).field('Travels')).toBeFocused();
    expect(await changedLines(root)).toEqual(['1 1 content/speakers/josue-fernhollow.md']);
  });
  await test.step('Back leads to what I came from', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All content');
    await expect(page.getByRole('region', { name: 'Not finished' })).toContainText(
      'Josué Fernhollow',
    );
  });
});
