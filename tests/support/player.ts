import { expect, type Locator, type Page } from '@playwright/test';

/** An audio story. */
export const cooler = {
  path: '/stories/the-blue-cooler',
  title: 'Door to door after the water, with a cooler for medicine',
  files: '/recordings/the-blue-cooler',
};
/** A video story. */
export const generator = {
  path: '/stories/the-generator-hours',
  title: 'The night a hospital ran on generators',
  files: '/recordings/the-generator-hours',
};
/** Another audio story. */
export const fans = {
  path: '/stories/two-fans',
  title: 'The July a kitchen stopped making sense',
  files: '/recordings/two-fans',
};
type PlayedStory = typeof cooler;

/** The player of a story, found as a visitor would name its parts. */
export function playerOf(page: Page, { title }: PlayedStory = cooler) {
  const group = page.getByRole('group', { name: `Player: ${title}` });
  const button = (name: string) => group.getByRole('button', { name, exact: true });
  return {
    group,
    button,
    play: button(`Play: ${title}`),
    pause: button(`Pause: ${title}`),
    position: group.getByRole('slider', { name: 'Position' }),
    volume: group.getByRole('slider', { name: 'Volume' }),
    speed: group.getByRole('combobox', { name: 'Speed' }),
    media: group.locator('audio, video'),
  };
}

/** The transcript of a story. */
export function transcriptOf(page: Page, { title }: PlayedStory = cooler) {
  const region = page.getByRole('region', { name: `Transcript: ${title}` });
  return {
    region,
    turns: region.getByRole('listitem'),
    current: region.locator('li[aria-current="true"]'),
    times: region.getByRole('button', { name: /^Play from / }),
    field: region.getByRole('searchbox', { name: 'Find in transcript' }),
    next: region.getByRole('button', { name: 'Next find' }),
    previous: region.getByRole('button', { name: 'Previous find' }),
    /** The finds. */
    marks: region.locator('mark'),
    /** The find to which `next` or `previous` went last. */
    lookedAt: region.locator('mark[data-looked-at="true"]'),
  };
}

/**
 * Opens a story and waits until its player has taken over from the browser's own. `fragment` is the
 * end of the address, such as `#t=43`.
 */
export async function openStory(page: Page, story: PlayedStory = cooler, fragment = '') {
  await page.goto(story.path + fragment);
  const player = playerOf(page, story);
  await expect(player.play).toBeVisible();
  return player;
}

/** The button in the card of a story that brings its player. */
export function listenTo(page: Page, { title }: PlayedStory = cooler) {
  return page.getByRole('button', { name: /^(Listen|Watch), / }).filter({ hasText: title });
}

/** Presses that button, and waits until the story plays in its card. */
export async function openCard(page: Page, story: PlayedStory = cooler) {
  await listenTo(page, story).click();
  const player = playerOf(page, story);
  await expect(player.pause).toBeVisible();
  return player;
}

/** Seconds, read from the browser's own media element. */
export function mediaTime(media: Locator): Promise<number> {
  return media.evaluate((element: HTMLMediaElement) => element.currentTime);
}

/** Length in whole seconds, as the slider has it. */
export async function sliderLength(position: Locator): Promise<number> {
  return Number(await position.getAttribute('max'));
}

/** The paths of recordings that the page requests from now on, in a list that grows. */
export function recordingRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/recordings/')) paths.push(pathname);
  });
  return paths;
}
