import { allOf } from '../support/all-of.ts';
import { everyRule } from '../support/axe.ts';
import { carouselOf, expertsOf, openCarousel } from '../support/carousel.ts';
import { recordAnnouncements } from '../support/contact.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const set = 4000;

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  test('three experts are in view, and each says who it is and which of how many', async ({
    page,
  }) => {
    const { region, track, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    expect(names.length).toBeGreaterThanOrEqual(20);
    expect(await seen()).toEqual(names.slice(0, 3));
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    for (const [index, name] of names.slice(0, 3).entries()) {
      const slide = region.getByRole('group', { name: `${name}, ${index + 1} of ${names.length}` });
      await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    }
    await expect(track).toHaveAttribute('aria-live', 'off');
  });

  test('it turns every four seconds, in silence, and begins again after the last', async ({
    page,
  }) => {
    const announcements = await recordAnnouncements(page);
    const { open, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    await page.clock.runFor(set - 1);
    expect(await open()).toEqual(names.slice(0, 3));
    await page.clock.runFor(1);
    for (let first = 3; first < names.length; first += 3) {
      const start = Math.min(first, names.length - 3);
      await expect.poll(seen).toEqual(names.slice(start, start + 3));
      await page.clock.runFor(set);
    }
    await expect.poll(seen).toEqual(names.slice(0, 3));
    expect(await announcements()).toEqual([]);
  });

  test('it waits while my pointer rests on it, and then takes the whole time again', async ({
    page,
  }) => {
    const { track, open, seen, stop, region } = await openCarousel(page);
    const names = await expertsOf(page);
    await track.hover();
    await page.clock.runFor(5 * set);
    expect(await open()).toEqual(names.slice(0, 3));
    await region.getByRole('heading', { level: 2 }).hover();
    await page.clock.runFor(set - 1);
    expect(await open()).toEqual(names.slice(0, 3));
    await page.clock.runFor(1);
    await expect.poll(seen).toEqual(names.slice(3, 6));
    await expect(stop).toBeVisible();
  });

  test('it waits while I am in another tab', async ({ page }) => {
    const { open, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    await page.evaluate(hideTab, true);
    await page.clock.runFor(5 * set);
    expect(await open()).toEqual(names.slice(0, 3));
    await page.evaluate(hideTab, false);
    await page.clock.runFor(set);
    await expect.poll(seen).toEqual(names.slice(3, 6));
  });

  for (const [what, act, first] of [
    ['press on a card', ({ page, track }) => press(page, track), 0],
    ['move with an arrow key', ({ stop }) => stop.press('ArrowRight'), 3],
    ['go on with its button', ({ next }) => next.click(), 3],
    ['come in with the keyboard', ({ track }) => track.getByRole('link').first().focus(), 0],
    ['press the stop button', ({ stop }) => stop.click(), 0],
    ['press it with the keyboard', ({ stop }) => stop.press('Enter'), 0],
  ] satisfies [string, (parts: Parts) => Promise<unknown>, number][]) {
    test(`it stops for good when I ${what}`, async ({ page }) => {
      const carousel = await openCarousel(page);
      const names = await expertsOf(page);
      await act({ page, ...carousel });
      await expect(carousel.start).toBeVisible();
      await expect(carousel.track).not.toHaveAttribute('aria-live');
      await page.mouse.move(0, 0);
      await page.clock.runFor(5 * set);
      expect(await carousel.open()).toEqual(names.slice(first, first + 3));
      await expect.poll(carousel.seen).toEqual(names.slice(first, first + 3));
    });
  }

  test('only its button starts it again, and it goes on from where it stands', async ({ page }) => {
    const { next, start, stop, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    await next.click();
    await expect.poll(seen).toEqual(names.slice(3, 6));
    await start.click();
    await expect(stop).toBeFocused();
    await page.clock.runFor(set);
    await expect.poll(seen).toEqual(names.slice(6, 9));
  });

  test('the buttons go by whole sets, say where I am, and wrap at both ends without sliding over all', async ({
    page,
  }) => {
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
  });

  test('a second press before the first has arrived counts', async ({ page }) => {
    const { next, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    await next.dblclick();
    await expect.poll(seen).toEqual(names.slice(6, 9));
    await next.click();
    await expect.poll(seen).toEqual(names.slice(9, 12));
  });

  test('with the keyboard alone I reach stop, back, on, and then only the cards in view', async ({
    page,
  }) => {
    const { region, stop, start, previous, next, all } = await openCarousel(page);
    const names = await expertsOf(page);
    await stop.focus();
    await expect(stop).toHaveAccessibleName('Stop automatic rotation');
    expect(await region.getByRole('button').first().getAttribute('aria-label')).toBe(
      'Stop automatic rotation',
    );
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
  });

  test('the arrow keys take my focus along, and leave the browser its own keys', async ({
    page,
  }) => {
    const announcements = await recordAnnouncements(page);
    const { track, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    const profile = (index: number) =>
      track.getByRole('link', { name: names[index] ?? '', exact: true });
    await profile(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(profile(3)).toBeFocused();
    await expect.poll(seen).toEqual(names.slice(3, 6));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(profile(names.length - 3)).toBeFocused();
    await expect.poll(seen).toEqual(names.slice(-3));
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await announcements()).toHaveLength(3);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.at(-3) ?? '');
  });

  test('I can scroll it myself, and it goes on from there', async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    const { track, open, seen, next } = await openCarousel(page);
    const names = await expertsOf(page);
    await track.hover();
    await page.mouse.wheel(1700, 0);
    await expect.poll(open).toEqual(names.slice(4, 7));
    await expect.poll(seen).toEqual(names.slice(4, 7));
    expect(await announcements()).toEqual([]);
    await next.click();
    await expect.poll(seen).toEqual(names.slice(7, 10));
  });

  test('a narrower window shows fewer, and the buttons then go by as many', async ({ page }) => {
    const { next, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(seen).toEqual(names.slice(0, 2));
    await next.click();
    await expect.poll(seen).toEqual(names.slice(2, 4));
  });

  test('no rule finds a problem while it turns, when it was moved and when it stands', async ({
    page,
  }) => {
    const { stop, next } = await openCarousel(page);
    await page.clock.resume();
    expect(await everyRule(page, '[aria-roledescription="carousel"]')).toEqual([]);
    await stop.click();
    expect(await everyRule(page, '[aria-roledescription="carousel"]')).toEqual([]);
    await next.click();
    expect(await everyRule(page, '[aria-roledescription="carousel"]')).toEqual([]);
  });

  test('the portraits come when they are needed, and their place is kept', async ({ page }) => {
    const { track } = await openCarousel(page);
    for (const picture of await allOf(track.locator('img'))) {
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect(picture).toHaveAttribute('height', /^\d+$/);
    }
  });
});

test.describe('for visitors who want less motion', () => {
  test.use({ viewport: desk, reducedMotion: 'reduce' });

  test('it never starts by itself, and moves by jumps', async ({ page }) => {
    const { start, next, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    await page.clock.runFor(10 * set);
    expect(await seen()).toEqual(names.slice(0, 3));
    await next.click();
    expect(await seen(), 'a jump').toEqual(names.slice(3, 6));
    await start.click();
    await page.clock.runFor(set);
    expect(await seen(), 'a jump').toEqual(names.slice(6, 9));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('one expert is in view, with stop before and all speakers after', async ({ page }) => {
    const { stop, previous, next, all, seen, track } = await openCarousel(page);
    const names = await expertsOf(page);
    expect(await seen()).toEqual(names.slice(0, 1));
    await expect(previous).toBeHidden();
    await expect(next).toBeHidden();
    const [top, middle, bottom] = await Promise.all(
      [stop, track, all].map((part) => part.boundingBox()),
    );
    expect(top?.y).toBeLessThan(middle?.y ?? 0);
    expect(middle?.y).toBeLessThan(bottom?.y ?? 0);
  });

  test('it turns, and a touch stops it for good', async ({ page }) => {
    const { region, start, seen } = await openCarousel(page);
    const names = await expertsOf(page);
    await page.clock.runFor(set);
    await expect.poll(seen).toEqual(names.slice(1, 2));
    await region.getByRole('heading', { level: 2 }).tap();
    await expect(start).toBeVisible();
    await page.clock.runFor(5 * set);
    await expect.poll(seen).toEqual(names.slice(1, 2));
    await expect(start).toBeVisible();
  });

  test('I scroll it with my finger in silence, and with keys by one', async ({ page }) => {
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
  });

  test('with the Tab key I come to every card, and each is then in view', async ({ page }) => {
    const { track, seen, region } = await openCarousel(page);
    const names = await expertsOf(page);
    await track.focus();
    const reached: string[] = [];
    do {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(slideWithFocus);
      if (name && reached.at(-1) !== name) {
        reached.push(name);
        await expect.poll(seen).toContain(name);
      }
    } while (await region.evaluate((element) => element.contains(document.activeElement)));
    expect(reached).toEqual(names);
  });

  test('no rule finds a problem', async ({ page }) => {
    await openCarousel(page);
    await page.clock.resume();
    expect(await everyRule(page, '[aria-roledescription="carousel"]')).toEqual([]);
  });
});

test('the headings of the home page are its parts, not its speakers', async ({ page }) => {
  const { track } = await openCarousel(page);
  await expect(track.getByRole('link', { name: /^View Profile of / })).not.toHaveCount(0);
  await expect(track.getByRole('heading')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ viewport: desk, javaScriptEnabled: false });

  test('the experts are a list that I scroll myself, without a button that does nothing', async ({
    page,
  }) => {
    await page.goto('/');
    const { region, track, stop, start, all } = carouselOf(page);
    await expect(track.getByRole('article')).not.toHaveCount(0);
    await expect(stop.or(start)).toHaveCount(0);
    await expect(region.getByRole('button')).toHaveCount(0);
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() =>
        track
          .locator('li')
          .first()
          .boundingBox()
          .then((box) => box?.x),
      )
      .toBeLessThan(0);
    await expect(all).toHaveAttribute('href', '/speakers/directory');
  });
});

test.describe('when its script does not come', () => {
  test.use({ viewport: desk, allowedMessages: [/ExpertCarousel|net::ERR_FAILED/] });

  test('the same list stands, and no button that does nothing', async ({ page }) => {
    await page.route(/ExpertCarousel/, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('ExpertCarousel'),
    );
    await page.goto('/');
    const { region, track } = carouselOf(page);
    await region.scrollIntoViewIfNeeded();
    await refused;
    await expect(track.getByRole('article')).not.toHaveCount(0);
    await expect(region.getByRole('button', { name: /rotation|Previous|Next/ })).toHaveCount(0);
  });
});

type Parts = Awaited<ReturnType<typeof openCarousel>> & { page: import('@playwright/test').Page };

/** Presses beside the links of the first card. */
async function press(page: Parts['page'], track: Parts['track']) {
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
