import { desk } from '../support/sizes.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    /** Scroll positions of lists since `notePlaces` ran, in CSS pixels. */
    places?: Set<number>;
  }
}

/** Records each position to which a list scrolls. Runs inside the page. */
function notePlaces(): void {
  const places = new Set<number>();
  window.places = places;
  const note = ({ target }: Event) =>
    target instanceof HTMLElement && places.add(target.scrollLeft);
  document.addEventListener('scroll', note, true);
}

/**
 * The positions thirty frames from now: a list that slides has many by then, one that jumps has
 * one. Runs inside the page.
 */
async function placesSoon(): Promise<number[]> {
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  return [...(window.places ?? [])];
}

test.use({ size: desk });

test.describe('where I asked for less motion', () => {
  test.use({ settings: { lessMotion: true } });

  test('the carousel waits for me and jumps, and nothing else moves', async ({ visitor }) => {
    const { page, window } = visitor;
    await visitor.open('/');
    const carousel = page.byRole('region', 'Our Experts');
    await carousel.approach();
    await expect(carousel.byRole('button', /^Start automatic rotation/)).toBeShown();
    await window.evaluate(notePlaces);
    await carousel.byRole('button', /^Next speakers/).press();
    await expect.poll(() => window.evaluate(placesSoon)).toHaveLength(1);
    expect(await window.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.byRole('banner').byRole('button', 'Speakers Bureau').press();
    await expect(page.byRole('banner').byRole('link', 'Become a Speaker')).toBeShown();
    expect(await window.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('where I did not, the carousel turns by itself', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/');
  const carousel = page.byRole('region', 'Our Experts');
  await carousel.approach();
  await expect(carousel.byRole('button', /^Stop automatic rotation/)).toBeShown();
});
