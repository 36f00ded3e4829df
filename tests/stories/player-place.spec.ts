import type { Page } from '@playwright/test';
import { keptBefore } from '../support/kept-before.ts';
import { cooler, mediaTime, openCard, openStory, sliderLength } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** The saved place of the story in seconds; `undefined` where the device has none. */
function savedPlace(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('listened') ?? '{}')['the-blue-cooler'],
  );
}

test('I come back and go on where I stopped, or start over', { tag: '@long' }, async ({ page }) => {
  const { play, pause, position } = await openStory(page);
  await play.click();
  await position.fill('42');
  await pause.click();
  await expect.poll(() => savedPlace(page)).toBeGreaterThanOrEqual(42);

  const again = await openStory(page);
  await expect(again.position).toHaveAttribute('aria-valuetext', /^4[2-4] seconds of/);
  await expect(again.group.getByText(/^Starts at 0:4[2-4]$/)).toBeVisible();
  await expect(again.media).toHaveJSProperty('paused', true);
  await again.play.click();
  await expect.poll(() => mediaTime(again.media)).toBeGreaterThan(42);

  const third = await openStory(page);
  await third.button('Start from the beginning').press('Enter');
  await expect(third.play).toBeFocused();
  await expect(third.position).toHaveValue('0');
});

test('a card of the list goes on as well', async ({ page }) => {
  await keptBefore(page, 'listened', JSON.stringify({ 'the-blue-cooler': 30 }));
  await page.goto('/stories');
  const { position } = await openCard(page);
  await expect(position).toHaveValue(/^3[0-3]$/);
});

test('the first and the last five seconds are not worth remembering', async ({ page }) => {
  const { play, pause, position } = await openStory(page);
  const length = await sliderLength(position);
  await play.click();
  await position.fill('30');
  await expect.poll(() => savedPlace(page)).toBeGreaterThanOrEqual(30);
  await position.fill(String(length - 4));
  await expect.poll(() => savedPlace(page)).toBeUndefined();
  await position.fill('30');
  await expect.poll(() => savedPlace(page)).toBeGreaterThanOrEqual(30);
  await position.press('Home');
  await pause.click();
  await expect.poll(() => savedPlace(page)).toBeUndefined();
});

for (const stored of ['{"the-blue-cooler":"42"}', '{"the-blue-cooler":9999}', '[', 'null', '7']) {
  test(`a stored value that is none of ours (${stored}) starts from the beginning`, {
    tag: stored === '[' ? [] : '@release',
  }, async ({ page }) => {
    await keptBefore(page, 'listened', stored);
    const { position, group } = await openStory(page);
    await expect(position).toHaveValue('0');
    await expect(group.getByText('Starts at')).toHaveCount(0);
  });
}

test('a link to a moment opens there, ready and silent, and shows the player', async ({ page }) => {
  await keptBefore(page, 'listened', JSON.stringify({ 'the-blue-cooler': 20 }));
  for (const fragment of ['#t=43', '#t=0:43', '#t=43,60']) {
    const { position, group, media } = await openStory(page, cooler, fragment);
    await expect(position).toHaveAttribute('aria-valuetext', /^43 seconds of/);
    await expect(group.getByText('Starts at 0:43')).toBeVisible();
    await expect(group).toBeInViewport();
    await expect(media).toHaveJSProperty('paused', true);
  }
});

test('a moment that is none is passed over', async ({ page }) => {
  for (const fragment of ['#t=9999', '#t=soon', '#t=-1', '#t=', '#main']) {
    const { position } = await openStory(page, cooler, fragment);
    await expect(position).toHaveValue('0');
  }
});

test('a link within the page moves the player to another moment', async ({ page }) => {
  const { position, media } = await openStory(page);
  await page.evaluate(() => {
    location.hash = '#t=21';
  });
  await expect(position).toHaveValue('21');
  await expect(media).toHaveJSProperty('paused', true);
});

test.describe('with a clipboard', { tag: '@not-firefox' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('I copy a link to the moment I am at, and it leads there', async ({ page }) => {
    const { position, group } = await openStory(page);
    await position.fill('33');
    await expect(group.getByText('Link to 0:33')).toBeVisible();
    await group.getByRole('button', { name: 'Copy link to this moment' }).press('Enter');
    await expect(group.getByRole('button', { name: 'Copy link to this moment' })).toHaveText(
      'Copied',
    );
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^https:\/\/[^/]+\/stories\/the-blue-cooler#t=33$/);
    await page.goto('about:blank');
    const { position: there } = await openStory(page, cooler, new URL(link).hash);
    await expect(there).toHaveValue('33');
  });
});
