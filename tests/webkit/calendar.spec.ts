import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDir } from '#hosting/out-dir.ts';
import { expect, test } from './test.ts';

const path = '/resources/events-calendar';

/** The month of an event of the built site, such as `2026-12`. */
function monthWithEvent(): string {
  const { events } = JSON.parse(readFileSync(join(outDir, 'data/events.json'), 'utf8'));
  return events[0].start.slice(0, 7);
}

test('the first arrow key moves in the month grid, and so do the next', async ({ visitor }) => {
  const { page, window } = visitor;
  await visitor.open(`${path}?day=2026-12-10`);
  const grid = page.byRole('main').byRole('grid');
  await expect(grid.byRole('button', /^Thursday, December 10, 2026/)).toBeShown();
  // As Tab does, without a walk through all that comes before.
  await window.evaluate(() =>
    document.querySelector<HTMLElement>('main [role="grid"] button[tabindex="0"]')?.focus(),
  );
  await window.pressKeys('ArrowRight');
  await expect(grid.byRole('button', /^Friday, December 11, 2026/)).toHaveFocus();
  await window.pressKeys('ArrowDown');
  await expect(grid.byRole('button', /^Friday, December 18, 2026/)).toHaveFocus();
});

test('a press on a day shows its events, and an event opens over the page', async ({ visitor }) => {
  const { page, window } = visitor;
  await visitor.open(`${path}?month=${monthWithEvent()}`);
  const main = page.byRole('main');
  const day = main
    .byRole('grid')
    .byRole('button', /, \d+ events?(,|$)/)
    .nth(0);
  await day.press();
  const event = main
    .byRole('region', /^Events on /)
    .byRole('button')
    .nth(0);
  await event.press();
  await expect(page.byRole('dialog')).toBeShown();
  await window.pressKeys('Escape');
  await expect(page.byRole('dialog')).toBeGone();
  await expect(event).toHaveFocus();
});
