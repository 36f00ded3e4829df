import { expect, type Locator, type Page } from '@playwright/test';

/** The carousel of the home page, found as a visitor would name its parts. */
export interface Carousel {
  region: Locator;
  stop: Locator;
  start: Locator;
  previous: Locator;
  next: Locator;
  /** The list that scrolls. */
  track: Locator;
  /** The way to all speakers, after the carousel. */
  all: Locator;
  /** Names of the speakers who are wholly in view. */
  seen: () => Promise<string[]>;
  /** Names of the speakers whose cards can be used; they change before the carousel has moved. */
  open: () => Promise<string[]>;
}

/** Names of all speakers of the carousel, as its slides say them. */
export async function expertsOf(page: Page): Promise<string[]> {
  const { track } = carouselOf(page);
  return track.locator('article p:first-child > a').allTextContents();
}

export function carouselOf(page: Page): Carousel {
  const region = page.getByRole('region', { name: 'Our Experts' });
  const button = (name: string) => region.getByRole('button', { name });
  const track = region.getByRole('list', { name: 'Our Experts' });
  return {
    region,
    stop: button('Stop automatic rotation'),
    start: button('Start automatic rotation'),
    previous: button('Previous speakers'),
    next: button('Next speakers'),
    track,
    all: page.getByRole('main').getByRole('link', { name: 'View All Speakers' }),
    seen: () => track.evaluate(namesInView),
    open: () => track.locator('li:not([inert]) article p:first-child > a').allTextContents(),
  };
}

/** Opens the home page at the carousel, with a clock that stands still until it is told to run. */
export async function openCarousel(page: Page): Promise<Carousel> {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.goto('/');
  await page.clock.pauseAt('2026-11-21T11:00:00Z');
  const carousel = carouselOf(page);
  await carousel.region.scrollIntoViewIfNeeded();
  await expect(carousel.stop.or(carousel.start)).toBeVisible();
  return carousel;
}

/** Runs inside the page. */
function namesInView(track: Element): string[] {
  const frame = track.getBoundingClientRect();
  return [...track.children]
    .filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    })
    .map((slide) => slide.querySelector('article a')?.textContent ?? '');
}
