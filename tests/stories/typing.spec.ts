import type { Locator, Page } from '@playwright/test';
import { settle } from '../support/contact.ts';
import { openDirectory } from '../support/directory.ts';
import { openEvent, winter } from '../support/event-page.ts';
import { openStory, playerOf } from '../support/player.ts';
import { openSearch } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

/**
 * The two marks of a keystroke that an input method takes: `isComposing`, and `keyCode` 229 for the
 * one that ends it in Safari (`composing.ts`).
 */
const takenByInputMethod = [{ isComposing: true }, { keyCode: 229 }];

async function pressWhileComposing(field: Locator, key: string): Promise<void> {
  for (const mark of takenByInputMethod) {
    await field.dispatchEvent('keydown', { key, bubbles: true, cancelable: true, ...mark });
  }
}

test.describe('while I write with an input method', () => {
  test('its keys neither walk through what was found nor close the search', async ({ page }) => {
    await page.goto('/privacy');
    const { field, dialog, links } = await openSearch(page);
    await field.fill('clinic');
    await expect(links.first()).toBeVisible();
    for (const key of ['ArrowDown', 'End', 'Escape', 'Enter']) {
      await pressWhileComposing(field, key);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('clinic');
    }
    await expect(dialog).toBeVisible();
    await field.press('ArrowDown');
    await expect(links.first()).toBeFocused();
  });

  test('Escape gives up its word and not what I look for in a list', async ({ page }) => {
    const { search } = await openDirectory(page);
    await search.fill('clinic');
    await pressWhileComposing(search, 'Escape');
    await expect(search).toHaveValue('clinic');
    await search.press('Escape');
    await expect(search).toHaveValue('');
  });

  test('F8, which converts, does not take me to the notices', async ({ page }) => {
    const { search } = await openDirectory(page);
    await search.focus();
    await pressWhileComposing(search, 'F8');
    await expect(search).toBeFocused();
  });
});

/** Turns the mouse wheel over a control that has focus. */
async function turnWheelOver(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await control.hover();
  await page.mouse.wheel(0, 240);
  await page.mouse.wheel(0, -120);
}

test.describe('the wheel', () => {
  test('scrolls and leaves the number that I wrote', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-01T12:00Z');
    await openEvent(page, winter);
    await page.getByRole('link', { name: 'Ask for a place' }).click();
    const dialog = page.getByRole('dialog');
    await settle(dialog);
    const number = dialog.getByLabel('How many people');
    await number.fill('12');
    await turnWheelOver(page, number);
    await expect(number).toHaveValue('12');
  });

  test('leaves a recording where it is, and as loud', { tag: '@firefox' }, async ({ page }) => {
    await openStory(page);
    const { position, volume } = playerOf(page);
    for (const slider of [position, volume]) {
      const before = await slider.inputValue();
      await turnWheelOver(page, slider);
      await expect(slider).toHaveValue(before);
    }
  });
});

test('a number is asked for in digits, and nothing else is taken for one', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-01T12:00Z');
  await openEvent(page, winter);
  await page.getByRole('link', { name: 'Ask for a place' }).click();
  const dialog = page.getByRole('dialog');
  await settle(dialog);
  const number = dialog.getByLabel('How many people');
  await expect(number).toHaveAttribute('inputmode', 'numeric');
  await dialog.getByLabel('Your name').fill('Ana Reyes');
  await dialog.getByLabel('Your email').fill('ana@example.org');
  for (const answer of ['a few', '0', '-2', '1.5']) {
    await number.fill(answer);
    await dialog.getByRole('button', { name: 'Review message' }).click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(/Write a number in digits/);
  }
});
