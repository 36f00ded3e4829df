import type { Page } from '@playwright/test';

/** Presses Tab until the focus is on something that is named so. */
export async function tabTo(page: Page, name: RegExp) {
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press('Tab');
    if (name.test(await page.evaluate(nameOfFocused))) return page.locator(':focus');
  }
  throw new Error(`Tab never came to ${name}`);
}

/** The label, name or text of what has focus. Runs inside the page. */
function nameOfFocused(): string {
  const element = document.activeElement;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  const words = isField ? element.labels?.[0]?.textContent : undefined;
  return (words ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
}
