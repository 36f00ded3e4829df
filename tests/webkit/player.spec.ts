import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDir } from '#hosting/out-dir.ts';
import { listedPages } from '../support/site-pages.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** The position in seconds of the browser's own media element. */
function mediaTime({ window }: Visitor): Promise<number> {
  return window.evaluate(
    () => document.querySelector<HTMLMediaElement>('main :is(audio, video)')?.currentTime ?? -1,
  );
}

/** The first story that is told by a recording of this kind. */
function storyWith(element: 'audio' | 'video'): string {
  const path = listedPages().find(
    (page) =>
      page.startsWith('/stories/') &&
      readFileSync(join(outDir, `${page}.html`), 'utf8').includes(`<${element}`),
  );
  if (!path) throw new Error(`no story has its ${element}: none can be played`);
  return path;
}

for (const element of ['audio', 'video'] as const) {
  test(`I play a story, pause it, and move in it: ${element}`, async ({ visitor }) => {
    const { page, window } = visitor;
    await visitor.open(storyWith(element));
    const player = page.byRole('main').byRole('group', /^Player: /);
    await player.byRole('button', /^Play: /).press();
    await expect(player.byRole('button', /^Pause: /)).toBeShown();
    await expect.poll(() => mediaTime(visitor)).toBeGreaterThan(0.5);
    await player.byRole('button', /^Pause: /).press();
    await expect(player.byRole('button', /^Play: /)).toBeShown();
    const position = player.byRole('slider', 'Position');
    const before = await mediaTime(visitor);
    await position.press();
    await window.pressKeys('ArrowRight');
    await expect.poll(() => mediaTime(visitor)).toBeGreaterThan(before + 4);
  });
}
