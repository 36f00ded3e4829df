import { expect, test } from './test.ts';

test('I search with the keyboard alone: /, words, arrows, Enter, Escape', async ({ visitor }) => {
  const { page, window } = visitor;
  await visitor.open('/privacy');
  const dialog = page.byRole('dialog', 'Search this site');
  const field = dialog.byRole('searchbox', 'Search this site');
  await window.type('/');
  await expect(field).toHaveFocus();
  await window.pressKeys('Escape');
  await expect(dialog).toBeGone();

  await window.type('/');
  await expect(field).toHaveFocus();
  await window.type('nurse');
  const results = dialog.byRole('list', 'Results').byRole('link');
  await expect(results.nth(1)).toBeShown();
  await window.pressKeys('ArrowDown');
  await expect(results.nth(0)).toHaveFocus();
  await window.pressKeys('ArrowDown');
  await expect(results.nth(1)).toHaveFocus();
  await window.pressKeys('ArrowUp', 'ArrowUp');
  await expect(field).toHaveFocus();
  await window.pressKeys('ArrowDown');
  const target = await results.nth(0).attribute('href');
  await window.pressKeys('Enter');
  await expect.poll(() => visitor.address()).toBe(target);
});
