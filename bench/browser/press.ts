import type { Locator, Page } from '@playwright/test';
import type { Stopwatch } from './stopwatch.ts';

/**
 * Presses a control with the mouse that lies on it already, as a visitor's does; milliseconds from press to painted
 * result. To find the control, to bring it into the window and to see that nothing covers it is work of the test
 * within the page, and no part of the answer.
 */
export async function timePress(
  page: Page,
  { time }: Stopwatch,
  control: Locator,
): Promise<number> {
  await control.hover();
  return time(async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}
