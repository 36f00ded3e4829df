import { generator, openStory, playerOf } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('on an iPhone the film itself fills the screen', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: undefined });
    Object.assign(HTMLVideoElement.prototype, {
      webkitEnterFullscreen(this: HTMLVideoElement) {
        this.dataset['fills'] = 'the screen';
      },
    });
  });
  const { button, media } = await openStory(page, generator);
  await button('Full screen').click();
  await expect(media).toHaveAttribute('data-fills', 'the screen');
});

test('where only the buttons of the device change how loud it is, there is no slider', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', { get: () => 1, set: () => {} }),
  );
  await openStory(page);
  const { volume, button } = playerOf(page);
  await expect(volume).toBeHidden();
  await expect(button('Mute')).toBeVisible();
});
