import type { Locator, Page } from '@playwright/test';
import { allOf } from '../support/all-of.ts';
import { carouselOf, expertsOf, openCarousel } from '../support/carousel.ts';
import { recordAnnouncements } from '../support/contact.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Milliseconds between two turns. */
const turnEvery = 4000;

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  test('three experts are in view, each says who it is and which of how many, and they turn every four seconds, in silence', {
    tag: '@long',
  }, async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    const { region, track, open, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    expect(names.length).toBeGreaterThanOrEqual(20);
    expect(await seen()).toEqual(names.slice(0, 3));
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    for (const [index, name] of names.slice(0, 3).entries()) {
      const slide = region.getByRole('group', { name: `${name}, ${index + 1} of ${names.length}` });
      await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    }
    await expect(track).toHaveAttribute('aria-live', 'off');
    // The headings of the home page are its parts, not its speakers.
    await expect(track.getByRole('heading')).toHaveCount(0);
    // The portraits come when they are needed, and their place is kept.
    for (const picture of await allOf(track.locator('img'))) {
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect(picture).toHaveAttribute('height', /^\d+$/);
    }

    await page.clock.runFor(turnEvery - 1);
    expect(await open()).toEqual(names.slice(0, 3));
    await page.clock.runFor(1);
    for (let first = 3; first < names.length; first += 3) {
      const start = Math.min(first, names.length - 3);
      await expect.poll(seen).toEqual(names.slice(start, start + 3));
      await page.clock.runFor(turnEvery);
    }
    await expect.poll(seen, 'again after the last').toEqual(names.slice(0, 3));
    expect(await announcements()).toEqual([]);
  });

  test('it waits while my pointer rests on it or I am in another tab, and then takes the whole time again', {
    tag: '@long',
  }, async ({ page }) => {
    const { track, open, seen, stop } = await openCarousel(page);
    const names = await expertsOf(page);
    await track.hover();
    await page.clock.runFor(5 * turnEvery);
    expect(await open()).toEqual(names.slice(0, 3));
    await page.getByRole('heading', { name: 'Our Experts' }).hover();
    await page.clock.runFor(turnEvery - 1);
    expect(await open()).toEqual(names.slice(0, 3));
    await page.clock.runFor(1);
    await expect.poll(seen).toEqual(names.slice(3, 6));
    await expect(stop).toBeVisible();

    await page.evaluate(hideTab, true);
    await page.clock.runFor(5 * turnEvery);
    expect(await open()).toEqual(names.slice(3, 6));
    await page.evaluate(hideTab, false);
    await page.clock.runFor(turnEvery);
    await expect.poll(seen).toEqual(names.slice(6, 9));
  });

  test('it stops for good whatever I do with it, and only its button starts it again, from where it stands', {
    tag: '@long',
  }, async ({ page }) => {
    const { open, seen, start, stop, next, track } = await openCarousel(page);
    const names = await expertsOf(page);
    // What I do, and by how many experts that moves it.
    const acts: [act: () => Promise<unknown>, step: number][] = [
      [() => pressAndLeave(page, track), 0],
      [() => stop.press('ArrowRight'), 3],
      [() => next.click(), 3],
      [() => track.locator('li:not([inert]) a').first().focus(), 0],
      [() => stop.click(), 0],
      [() => stop.press('Enter'), 0],
    ];
    let first = 0;
    for (const [act, step] of acts) {
      await act();
      first += step;
      await expect(start).toBeVisible();
      await expect(track).not.toHaveAttribute('aria-live');
      await page.mouse.move(0, 0);
      await page.clock.runFor(5 * turnEvery);
      expect(await open()).toEqual(names.slice(first, first + 3));
      await expect.poll(seen).toEqual(names.slice(first, first + 3));
      await start.click();
      await expect(stop).toBeFocused();
    }
    await page.clock.runFor(turnEvery);
    await expect.poll(seen).toEqual(names.slice(first + 3, first + 6));
  });

  test('the buttons go by whole sets, say where I am, and wrap at both ends without sliding over all', {
    tag: '@long',
  }, async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    const { previous, next, seen, track } = await openCarousel(page);
    const names = await expertsOf(page);
    const n = names.length;
    const place = () => track.evaluate(({ scrollLeft }) => scrollLeft);

    await previous.click();
    expect(await seen(), 'a jump').toEqual(names.slice(-3));
    const end = await place();
    await next.click();
    expect(await place(), 'a jump').toBe(0);
    await next.click();
    expect(await place(), 'a slide').toBeLessThan(end / 2);
    await expect.poll(seen).toEqual(names.slice(3, 6));
    await previous.click();
    await expect.poll(seen).toEqual(names.slice(0, 3));
    expect(await announcements()).toEqual([
      `polite: Speakers ${n - 2} to ${n} of ${n}`,
      `polite: Speakers 1 to 3 of ${n}`,
      `polite: Speakers 4 to 6 of ${n}`,
      `polite: Speakers 1 to 3 of ${n}`,
    ]);

    // A second press counts before the first has arrived.
    await next.dblclick();
    await expect.poll(seen).toEqual(names.slice(6, 9));
    await next.click();
    await expect.poll(seen).toEqual(names.slice(9, 12));
  });

  test('in a narrower window fewer are in view; I can scroll them myself, in silence, and the buttons go on from there', {
    tag: '@long',
  }, async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    const { track, open, seen, next } = await openCarousel(page);
    const names = await expertsOf(page);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(seen).toEqual(names.slice(0, 2));
    await track.hover();
    await page.mouse.wheel(1700, 0);
    await expect.poll(open).toEqual(names.slice(4, 6));
    await expect.poll(seen).toEqual(names.slice(4, 6));
    expect(await announcements()).toEqual([]);
    await next.click();
    await expect.poll(seen).toEqual(names.slice(6, 8));
  });

  test('a window that I make narrower while the cards still slide lets none stand cut in two', {
    tag: '@long',
  }, async ({ page }) => {
    const { next, track, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    await Promise.all([track.evaluate(nearlyThere, 3), next.click()]);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(seen).toEqual(names.slice(3, 5));
    await next.click();
    await expect.poll(seen).toEqual(names.slice(5, 7));
  });

  test('with the keyboard alone I reach stop, back, on, and then only the cards in view; arrow keys take my focus along', {
    tag: '@long',
  }, async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    const { region, stop, start, previous, next, all, track, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    await stop.focus();
    await expect(region.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(previous).toBeFocused();
    await expect(start).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    const reached: string[] = [];
    do {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(slideWithFocus);
      if (name && reached.at(-1) !== name) reached.push(name);
    } while (await region.evaluate((element) => element.contains(document.activeElement)));
    expect(reached).toEqual(names.slice(3, 6));
    await expect(all).toBeFocused();

    const profile = (index: number) =>
      track.getByRole('link', { name: names.at(index) ?? '', exact: true });
    await profile(4).focus();
    await page.keyboard.press('ArrowRight');
    await expect(profile(6)).toBeFocused();
    await expect.poll(seen).toEqual(names.slice(6, 9));
    for (const _ of ['to 3', 'to 0', 'to the last']) await page.keyboard.press('ArrowLeft');
    await expect(profile(-3)).toBeFocused();
    await expect.poll(seen).toEqual(names.slice(-3));
    // Keys that the browser has for itself.
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await announcements(), 'one for each move').toHaveLength(5);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.at(-3) ?? '');
  });
});

test.describe('for visitors who want less motion', () => {
  test.use({ viewport: desk, reducedMotion: 'reduce' });

  test('it never starts by itself, and moves by jumps', {
    tag: ['@firefox', '@less-motion', '@long'],
  }, async ({ page }) => {
    const { start, next, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    await page.clock.runFor(10 * turnEvery);
    expect(await seen()).toEqual(names.slice(0, 3));
    await next.click();
    expect(await seen(), 'a jump').toEqual(names.slice(3, 6));
    await start.click();
    await page.clock.runFor(turnEvery);
    expect(await seen(), 'a jump').toEqual(names.slice(6, 9));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('one expert is in view, between stop and all speakers; it turns, and a touch stops it for good', {
    tag: ['@not-firefox', '@long'],
  }, async ({ page }) => {
    const { region, stop, start, previous, next, all, seen, track } = await openCarousel(page);
    const names = await expertsOf(page);
    expect(await seen()).toEqual(names.slice(0, 1));
    await expect(previous).toBeHidden();
    await expect(next).toBeHidden();
    const [top, middle, bottom] = await Promise.all(
      [stop, track, all].map((part) => part.boundingBox()),
    );
    expect(top?.y).toBeLessThan(middle?.y ?? 0);
    expect(middle?.y).toBeLessThan(bottom?.y ?? 0);

    await page.clock.runFor(turnEvery);
    await expect.poll(seen).toEqual(names.slice(1, 2));
    await region.getByRole('paragraph').first().tap();
    await expect(start).toBeVisible();
    await page.clock.runFor(5 * turnEvery);
    await expect.poll(seen).toEqual(names.slice(1, 2));
    await expect(start).toBeVisible();
  });

  test('I scroll it with my finger in silence, with keys by one, and come to every card with Tab', {
    tag: '@long',
  }, async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    const { track, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    await track.focus();
    await track.evaluate((list) => list.scrollTo({ left: 700, behavior: 'instant' }));
    await expect.poll(seen).toEqual(names.slice(2, 3));
    expect(await announcements()).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(seen).toEqual(names.slice(3, 4));
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowLeft');
    await expect.poll(seen).toEqual(names.slice(-1));
    expect((await announcements()).at(0)).toBe(`polite: Speaker 4 of ${names.length}`);
    expect((await announcements()).at(-1)).toBe(
      `polite: Speaker ${names.length} of ${names.length}`,
    );

    await page.keyboard.press('ArrowRight');
    await expect.poll(seen).toEqual(names.slice(0, 1));
    await expect(track.locator('li[inert]')).toHaveCount(0);
    const reached: string[] = [];
    while (reached.length < 4) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(slideWithFocus);
      if (!name || reached.at(-1) === name) continue;
      reached.push(name);
      await expect.poll(seen, 'the card with focus is in view').toContain(name);
    }
    expect(reached).toEqual(names.slice(0, 4));
  });
});

test.describe('without JavaScript, and when its script does not come', {
  tag: '@not-firefox',
}, () => {
  test.use({ viewport: desk, allowedMessages: [/ExpertCarousel|net::ERR_FAILED/] });

  test('the experts are a list that I scroll myself, and no button does nothing', {
    tag: '@long',
  }, async ({ page, browser }) => {
    const still = await browser.newContext({ javaScriptEnabled: false });
    const stillPage = await still.newPage();
    await stillPage.goto('/');
    const { region, track, all } = carouselOf(stillPage);
    await expect(track.getByRole('article')).not.toHaveCount(0);
    await expect(region.getByRole('button')).toHaveCount(0);
    await track.focus();
    await stillPage.keyboard.press('ArrowRight');
    const left = () =>
      track
        .locator('li')
        .first()
        .boundingBox()
        .then((box) => box?.x);
    await expect.poll(left).toBeLessThan(0);
    await expect(all).toHaveAttribute('href', '/speakers/directory');
    await still.close();

    await page.route(/ExpertCarousel/, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('ExpertCarousel'),
    );
    await page.goto('/');
    const carousel = carouselOf(page);
    await carousel.region.scrollIntoViewIfNeeded();
    await refused;
    await expect(carousel.track.getByRole('article')).not.toHaveCount(0);
    await expect(
      carousel.region.getByRole('button', { name: /rotation|Previous|Next/ }),
    ).toHaveCount(0);
  });
});

/** Presses beside the links of the first card, and lets go elsewhere. */
async function pressAndLeave(page: Page, track: Locator) {
  await track.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
}

/** Tells the page that its tab is hidden or shown. Runs inside the page. */
function hideTab(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The name on the card that has the focus. Runs inside the page. */
function slideWithFocus(): string | undefined {
  const slide = document.activeElement?.closest('[aria-roledescription="slide"]');
  return slide?.querySelector('article a')?.textContent ?? undefined;
}

/** Runs inside the page. Resolves when a smooth scroll has only a part of the last slide to go. */
function nearlyThere(track: Element, index: number): Promise<void> {
  const step = track.scrollWidth / track.children.length;
  return new Promise((resolve) => {
    track.addEventListener('scroll', () => {
      if (track.scrollLeft > (index - 0.4) * step) resolve();
    });
  });
}
