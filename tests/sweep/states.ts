import { expect, type Page } from '@playwright/test';
import { bookingOf } from '../support/booking.ts';
import { builtFiles } from '../support/built-files.ts';
import { openCalendar } from '../support/calendar.ts';
import { openCarousel } from '../support/carousel.ts';
import {
  composerOf,
  formOf,
  leaveWindow,
  mailProgramAsked,
  mailtoOf,
  openLetter,
  receiptOf,
} from '../support/contact.ts';
import { shellOf } from '../support/elements.ts';
import * as events from '../support/event-page.ts';
import { eventOf } from '../support/event-page.ts';
import { openEvidence, unfold } from '../support/evidence.ts';
import { heatKit } from '../support/hazards.ts';
import { hydrated } from '../support/hydration.ts';
import { keptBefore } from '../support/kept-before.ts';
import { letterDoors, openDoor } from '../support/letters.ts';
import {
  expectNarrowed,
  listChoice,
  listParts,
  lists,
  menuName,
  openList,
} from '../support/lists.ts';
import {
  cooler,
  generator,
  mediaTime,
  openStory,
  playerOf,
  transcriptOf,
} from '../support/player.ts';
import { choose } from '../support/press.ts';
import { paused, profileOf, quill, tabsAreLive } from '../support/profile.ts';
import { refuseCopy } from '../support/refuse-copy.ts';
import { keptLetter, openRequests } from '../support/requests.ts';
import { indexFiles, openSearch, searchPageOf } from '../support/search.ts';
import {
  availableSpeakers,
  openWith,
  people,
  profilePath,
  shortlistHref,
  shortlistOf,
  trayOf,
} from '../support/shortlist.ts';
import { openSignup } from '../support/signup.ts';
import { openOffer, openStories } from '../support/stories.ts';
import { giveVideos, playerAsked, standInForHost, video } from '../support/video.ts';

export type Place = 'desk' | 'phone';

/** A state that a page comes into by what a visitor does, by the time or by trouble. */
export interface State {
  name: string;
  /** The address that is opened, where `reach` does not open one itself. */
  address?: string;
  /** Brings the page into the state, and waits until it is there. */
  reach: (page: Page) => Promise<unknown>;
  /** The window in which every change is looked at; without one only a release looks. */
  placeOfEveryChange?: Place | undefined;
  /** The windows in which the state can be, where it is not both. */
  places?: readonly Place[];
  /** The time at which the visitor's clock stands (ISO 8601). */
  now?: string;
  /** A selector of the part that is looked at, where it is not the whole page. */
  part?: string;
  /** Whether parts of it lie beside the window, as slides do, so that no width is measured. */
  isWider?: boolean;
  /** Messages of the browser that belong to the state. */
  messages?: readonly RegExp[];
}

const dialog = 'dialog[open]';
const carousel = '[aria-roledescription="carousel"]';

/** Opens the group of details whose summary has these words. */
const openDetails = (page: Page, words: string | RegExp) =>
  page.getByRole('main').locator('summary').filter({ hasText: words }).first().click();

/** Waits until the main part shows these words. */
const shows = (words: string | RegExp) => (page: Page) =>
  expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible();

const shellStates: readonly State[] = [
  {
    name: 'the menu with a group open',
    address: '/privacy',
    placeOfEveryChange: 'phone',
    places: ['phone'],
    reach: async (page) => {
      const { menuButton, group } = shellOf(page);
      await menuButton.click();
      await group('Resources').row.click();
      await expect(group('Resources').links).toBeVisible();
    },
  },
  {
    name: 'the submenu of the header',
    address: '/privacy',
    placeOfEveryChange: 'desk',
    places: ['desk'],
    reach: async (page) => {
      const { speakersButton, submenu } = shellOf(page);
      await speakersButton.click();
      await expect(submenu).toBeVisible();
    },
  },
  {
    name: 'the choice of colors',
    address: '/privacy',
    places: ['desk'],
    reach: async (page) => {
      const { themeButton, theme } = shellOf(page);
      await themeButton.click();
      await expect(theme('Dark')).toBeVisible();
    },
  },
  {
    name: 'a page of parts, at one of them',
    address: '/be-catalyst',
    placeOfEveryChange: 'desk',
    reach: async (page) => {
      const nav = page.getByRole('navigation', { name: 'On this page' });
      await nav.getByRole('link').first().press('Enter');
      await expect(nav.locator('[aria-current="location"]')).toHaveCount(1);
    },
  },
  {
    name: 'the map of voices, at a state where nobody lives, with the list',
    address: '/speakers/directory/map#KS',
    placeOfEveryChange: 'phone',
    reach: async (page) => {
      await shows('Nobody in the network lives in Kansas yet.')(page);
      await openDetails(page, 'All states as a list');
    },
  },
  {
    name: 'a copy that the browser refused',
    placeOfEveryChange: 'phone',
    part: 'main',
    reach: async (page) => {
      await refuseCopy(page);
      await page.goto(heatKit);
      await page
        .getByRole('button', { name: /^Copy the message/ })
        .first()
        .click();
      await shows('Your browser did not let us copy.')(page);
    },
  },
  {
    name: 'a missing speaker, with the nearest names',
    address: '/speakers/profile/amara-quil',
    placeOfEveryChange: 'desk',
    messages: [/^console error: (404: no page at|Failed to load resource)/],
    reach: (page) =>
      expect(page.getByRole('navigation', { name: 'Perhaps you were looking for' })).toBeVisible(),
  },
];

const filteredLists = lists.map(
  (list): State => ({
    name: `the ${list.name}, filtered`,
    placeOfEveryChange: list.name === 'directory' ? 'phone' : undefined,
    reach: async (page) => {
      const { count, form } = await openList(page, list);
      await expectNarrowed(count, listChoice(page, list, list.choices[0]).press);
      const menu = list.choices.find(({ control }) => control === 'menu');
      if (menu) await form.getByRole('button', { name: menuName(menu.group) }).click();
    },
  }),
);

const emptyLists = lists
  .filter(({ nothing }) => nothing)
  .map(
    (list): State => ({
      name: `the ${list.name}, with nothing found`,
      placeOfEveryChange: list.name === 'directory' ? 'phone' : undefined,
      reach: async (page) => {
        await openList(page, list, list.nothing?.query ?? '');
        await expect(listParts(page, list).nothing).toBeVisible();
      },
    }),
  );

const listStates: readonly State[] = [
  ...filteredLists,
  ...emptyLists,
  {
    name: 'the stories, at the videos',
    reach: (page) => openStories(page, '?tab=video'),
  },
  {
    name: 'the stories, with no video but a way to the others',
    placeOfEveryChange: 'phone',
    reach: async (page) => {
      const { showOther } = await openStories(page, '?tab=video&type=audio');
      await expect(showOther).toBeVisible();
    },
  },
  {
    name: 'a figure with its sources and citations open',
    placeOfEveryChange: 'phone',
    reach: async (page) => {
      const { claims } = await openEvidence(page, '?status=supported');
      const claim = claims.first();
      await unfold(claim);
      await claim.getByText(/^Cite/).click();
      await expect(claim.getByRole('button', { name: /^Copy \w+ for/ })).toHaveCount(5);
    },
  },
];

const monthOfEvents = '2026-12-10T18:30Z';

const calendarStates: readonly State[] = [
  {
    name: 'the calendar, at a day with an event',
    now: monthOfEvents,
    reach: (page) => openCalendar(page),
  },
  {
    name: 'the calendar, at a day without',
    now: monthOfEvents,
    reach: async (page) => {
      const calendar = await openCalendar(page);
      await calendar.day('Friday, December 18').click();
      await expect(calendar.noneThatDay).toBeVisible();
    },
  },
  {
    name: 'the calendar, with nothing found',
    now: monthOfEvents,
    reach: async (page) => {
      const calendar = await openCalendar(page);
      await calendar.search.fill('zebra');
      await expect(calendar.none).toBeVisible();
    },
  },
  {
    name: 'an event over the calendar',
    now: monthOfEvents,
    placeOfEveryChange: 'phone',
    part: dialog,
    reach: async (page) => {
      const calendar = await openCalendar(page, '?view=list');
      await calendar.upcoming.getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the calendars to subscribe to, all groups open',
    address: '/resources/events-calendar',
    placeOfEveryChange: 'desk',
    reach: async (page) => {
      for (const group of ['One topic only', 'One region only', 'One format only'])
        await openDetails(page, group);
    },
  },
];

const beforeEvent = '2026-12-01T12:00Z';

/** The page of an event at a time; before its end with the menu of calendars open. */
const eventAt = (
  name: string,
  { id }: { id: string },
  now: string,
  placeOfEveryChange?: Place,
): State => ({
  name: `an event ${name}`,
  address: `/resources/events-calendar/${id}`,
  now,
  placeOfEveryChange,
  part: 'main',
  reach: async (page) => {
    const { add, file, after } = eventOf(page);
    await expect(add.or(after).filter({ visible: true }).first()).toBeVisible();
    if (!(await add.isVisible())) return;
    await add.click();
    await expect(file).toBeVisible();
  },
});

const eventStates: readonly State[] = [
  eventAt('to come', events.practice, beforeEvent),
  eventAt('that goes on', events.practice, '2026-12-10T18:30Z', 'phone'),
  eventAt('that is over', events.practice, '2026-12-10T20:00Z'),
  eventAt('with places', events.winter, beforeEvent),
  eventAt('that is full', events.full, beforeEvent),
  eventAt('that moved', events.moved, beforeEvent),
  eventAt('that is cancelled', events.cancelled, beforeEvent, 'phone'),
];

const searchStates: readonly State[] = [
  {
    name: 'the search before a word',
    address: '/terms',
    reach: openSearch,
  },
  {
    name: 'the search that found something',
    address: '/terms',
    placeOfEveryChange: 'desk',
    reach: async (page) => {
      const { field, links } = await openSearch(page);
      await field.fill('asthma');
      await expect(links.first()).toBeVisible();
    },
  },
  {
    name: 'the search that found nothing',
    address: '/terms',
    placeOfEveryChange: 'desk',
    reach: async (page) => {
      const { field, none } = await openSearch(page);
      await field.fill('zzzzqq');
      await expect(none('zzzzqq')).toBeVisible();
    },
  },
  {
    name: 'the search whose index does not come',
    address: '/terms',
    placeOfEveryChange: 'desk',
    messages: [/search|net::ERR_FAILED/],
    reach: async (page) => {
      await page.context().route(indexFiles, (route) => route.abort());
      const { field, again } = await openSearch(page);
      await field.fill('asthma');
      await expect(again).toBeVisible();
    },
  },
  {
    name: 'the page of the search with results',
    address: '/search?q=heat%20stroke',
    placeOfEveryChange: 'desk',
    reach: (page) => expect(searchPageOf(page).links.nth(1)).toBeVisible(),
  },
];

const refusedLetters = Object.entries(letterDoors).map(
  ([id, door]): State => ({
    name: `the letter “${id}” with its errors`,
    now: '2026-11-23T15:00Z',
    placeOfEveryChange: id === 'booking' ? 'phone' : undefined,
    part: dialog,
    reach: async (page) => {
      await openDoor(page, door);
      const { dialog: form, review } = formOf(page);
      await review.click();
      await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  }),
);

const letterStates: readonly State[] = [
  ...refusedLetters,
  {
    name: 'a letter just opened',
    part: dialog,
    reach: async (page) => {
      const { 'event-proposal': door } = letterDoors;
      if (door) await openDoor(page, door);
    },
  },
  {
    name: 'the booking form for an event, after missing answers',
    address: '/speakers/directory',
    part: dialog,
    reach: async (page) => {
      await page.getByRole('link', { name: 'Book a Speaker', exact: true }).press('Enter');
      const { choice, review, field } = bookingOf(page);
      await choose(choice('event or for the media', 'An event'));
      await review.click();
      await expect(field('Event details')).toBeFocused();
    },
  },
  {
    name: 'the story of somebody under 18, after missing answers',
    part: dialog,
    reach: async (page) => {
      const { choice, review, field } = await openOffer(page);
      await choose(choice('Your age', 'I am under 18'));
      await review.click();
      await expect(field('Who are you?')).toBeFocused();
    },
  },
  {
    name: 'the signup with an error and its notice',
    placeOfEveryChange: 'desk',
    part: dialog,
    reach: async (page) => {
      const { review, notices } = await openSignup(page);
      await review.click();
      await expect(notices).toHaveCount(1);
    },
  },
  {
    name: 'a notice on the page',
    reach: async (page) => {
      const { review, notices, cancel } = await openSignup(page);
      await review.click();
      await expect(notices).toHaveCount(1);
      await cancel.click();
      const onPage = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
      await expect(onPage.first()).toBeVisible();
    },
  },
  {
    name: 'a letter opened in a mail program and changed by hand, with its notice',
    placeOfEveryChange: 'phone',
    part: dialog,
    messages: mailProgramAsked,
    reach: async (page) => {
      const { email, review } = await openSignup(page);
      await email.fill('ana@example.org');
      await review.click();
      const { dialog: composer, way, text } = composerOf(page);
      await mailtoOf(page, () => way('Mail app').click());
      await leaveWindow(page);
      await expect(composer.getByText('Email Client Opened').first()).toBeVisible();
      await text.fill('Something else.');
    },
  },
  {
    name: 'the receipt of a letter',
    placeOfEveryChange: 'phone',
    part: dialog,
    reach: async (page) => {
      await (await openLetter(page)).sent.click();
      await expect(receiptOf(page).dialog).toBeVisible();
    },
  },
  {
    name: 'my requests, a sent and an open one, with the way to the Home Screen',
    placeOfEveryChange: 'phone',
    reach: async (page) => {
      const { main } = await openRequests(page, [
        keptLetter('CHV-7K3QM', true),
        keptLetter('CHV-8L4RN'),
      ]);
      await main.getByText('Add to Home Screen', { exact: true }).click();
      await expect(main.getByText(/^On an iPhone or iPad/)).toBeVisible();
    },
  },
];

/** A page of a recording on a system whose messages of a missing file are expected. */
const playerState = (name: string, reach: State['reach'], placeOfEveryChange?: Place): State => ({
  name: `the player ${name}`,
  placeOfEveryChange,
  messages: [/^(status 404: |console error: Failed to load resource)/],
  reach,
});

const playerStates: readonly State[] = [
  playerState('at rest', (page) => openStory(page)),
  playerState(
    'that has played',
    async (page) => {
      const { play, pause, position, media } = await openStory(page);
      await play.click();
      await position.fill('30');
      await expect.poll(() => mediaTime(media)).toBeGreaterThan(30);
      await pause.click();
    },
    'phone',
  ),
  playerState('with captions', async (page) => {
    const { play, media } = await openStory(page, generator);
    await play.click();
    await expect.poll(() => mediaTime(media)).toBeGreaterThan(1);
    await playerOf(page, generator).pause.click();
  }),
  playerState('muted', async (page) => {
    const { button } = await openStory(page);
    await button('Mute').click();
  }),
  playerState('with finds', async (page) => {
    await openStory(page);
    const { field, lookedAt } = transcriptOf(page);
    await field.fill('insulin');
    await field.press('Enter');
    await expect(lookedAt).toBeVisible();
  }),
  playerState('with nothing found', async (page) => {
    await openStory(page);
    await transcriptOf(page).field.fill('zebra');
  }),
  playerState('that goes on from before', async (page) => {
    await keptBefore(page, 'listened', JSON.stringify({ [cooler.path.replace(/.*\//, '')]: 30 }));
    const { button } = await openStory(page);
    await expect(button('Start from the beginning')).toBeVisible();
  }),
  playerState(
    'in trouble',
    async (page) => {
      await page.route(/\.(opus|m4a)$/, (route) => route.fulfill({ status: 404 }));
      const { play, button } = await openStory(page);
      await play.click();
      await expect(button('Try again')).toBeVisible();
    },
    'phone',
  ),
];

/** A profile at one of its tabs but the first, which the sweep sees. */
const tabOf = (
  { path, name }: typeof quill,
  tabName: 'Publications' | 'Book this Speaker',
  placeOfEveryChange?: Place,
): State => ({
  name: `${name} at ${tabName}`,
  address: path,
  placeOfEveryChange,
  reach: async (page) => {
    await tabsAreLive(page);
    const { tab, panel } = profileOf(page, name);
    await tab(tabName).click();
    await expect(panel(tabName)).toBeVisible();
  },
});

/** Opens a profile with videos of another host, which is answered for here. */
async function openVideos(page: Page) {
  await standInForHost(page);
  await giveVideos(page);
  await page.goto(quill.path);
  await tabsAreLive(page);
  const facade = page.getByRole('button', { name: new RegExp(`^Play video: ${video.title}`) });
  await expect(facade).toBeVisible();
  return facade;
}

/** Axe calls into the frame before the host has answered there, which the browser logs. */
const videoMessages = [new RegExp(`${playerAsked.source}|Failed to execute 'postMessage'`)];

const speakerStates: readonly State[] = [
  tabOf(quill, 'Publications', 'phone'),
  tabOf(quill, 'Book this Speaker', 'phone'),
  tabOf(paused, 'Publications'),
  tabOf(paused, 'Book this Speaker'),
  {
    name: 'a profile in its media hours',
    address: quill.path,
    now: '2026-11-17T19:30Z',
    placeOfEveryChange: 'phone',
    part: 'main',
    reach: (page) => expect(profileOf(page).now).toContainText('there now.'),
  },
  {
    name: 'a video that waits for a press',
    messages: videoMessages,
    reach: openVideos,
  },
  {
    name: 'a video that plays',
    placeOfEveryChange: 'desk',
    messages: videoMessages,
    reach: async (page) => {
      await (await openVideos(page)).click();
      await expect(page.getByTitle(video.title)).toBeVisible();
    },
  },
  {
    name: 'the carousel, turning',
    part: carousel,
    isWider: true,
    reach: async (page) => {
      const { start, stop } = await openCarousel(page);
      await page.clock.resume();
      await start.click();
      await expect(stop).toBeVisible();
    },
  },
  {
    name: 'the carousel, moved by hand',
    places: ['desk'],
    part: carousel,
    isWider: true,
    reach: async (page) => {
      const { next, open } = await openCarousel(page);
      const before = await open();
      await page.clock.resume();
      await next.click();
      await expect.poll(open).not.toEqual(before);
    },
  },
  {
    name: 'the open bar of a full shortlist',
    placeOfEveryChange: 'phone',
    reach: async (page) => {
      const twelve = availableSpeakers(12);
      await openWith(page, twelve, profilePath(people().paused));
      await trayOf(page).openButton(twelve.length).click();
    },
  },
  {
    name: 'the shortlist, with a speaker who is paused',
    placeOfEveryChange: 'phone',
    reach: async (page) => {
      await openWith(page, [...availableSpeakers(2), people().paused]);
      await expect(shortlistOf(page).names.first()).toBeVisible();
    },
  },
  {
    name: 'the shortlist, full',
    reach: async (page) => {
      await openWith(page, availableSpeakers(12));
      await expect(shortlistOf(page).names.first()).toBeVisible();
    },
  },
  {
    name: 'a shared shortlist that names somebody unknown',
    placeOfEveryChange: 'phone',
    reach: async (page) => {
      const shared = availableSpeakers(3);
      await openWith(page, shared.splice(0, 1), `${shortlistHref(shared)},nobody-here`);
      await expect(shortlistOf(page).names.first()).toBeVisible();
    },
  },
];

const planner = '/resources/community-toolkit/planner';
const toolkitGroups = [
  'Event Planning Resources',
  'Promotional Materials',
  'Day-of Event Resources',
  'Climate + Health Talking Points',
];

const communityStates: readonly State[] = [
  {
    name: 'the planner, for a day that does not exist',
    address: `${planner}?date=2026-02-30`,
    now: '2026-11-10T15:00Z',
    placeOfEveryChange: 'phone',
    reach: shows('That day does not exist.'),
  },
  {
    name: 'the planner, for a day that is past, where the browser keeps nothing',
    now: '2026-11-10T15:00Z',
    placeOfEveryChange: 'phone',
    reach: async (page) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.goto(`${planner}?date=2026-06-01`);
      await shows('That day is past. The list')(page);
      await choose(page.getByRole('checkbox').first());
      await shows('This browser keeps nothing')(page);
    },
  },
  {
    name: 'the papers of an event, with what cannot be',
    address: '/resources/community-toolkit/papers',
    now: '2026-11-10T15:00Z',
    placeOfEveryChange: 'phone',
    reach: async (page) => {
      await hydrated(page);
      const field = (label: string) => page.getByLabel(label, { exact: true });
      await field('Day').fill('2026-06-01');
      await field('Begins').fill('18:00');
      await field('Ends').fill('17:00');
      await field('Email for questions').fill('elm at example');
      await field('Who invites').focus();
      await expect(field('Email for questions')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the exchange on a later day, with what has ended',
    address: '/be-catalyst/exchange',
    now: '2027-06-10T12:00Z',
    placeOfEveryChange: 'phone',
    reach: async (page) => {
      await openDetails(page, /^Matched or past/);
      await shows('Past its date')(page);
    },
  },
  ...toolkitGroups.map(
    (group, index): State => ({
      name: `the toolkit at ${group}`,
      address: '/resources/community-toolkit',
      placeOfEveryChange: index === 0 ? 'phone' : undefined,
      part: 'main',
      reach: (page) => openDetails(page, group),
    }),
  ),
  ...[
    builtFiles('embed/speaker/*.html')[0] ?? '',
    builtFiles('embed/hazard/*.html')[0] ?? '',
    builtFiles('embed/chart/*.html')[0] ?? '',
    'embed/events.html',
  ].map(
    (file): State => ({
      name: `the card ${file} for other sites`,
      address: `/${file.replace('.html', '')}`,
      placeOfEveryChange: 'phone',
      reach: (page) => expect(page.getByRole('heading').first()).toBeVisible(),
    }),
  ),
];

/** The desk that finds who can talk before a deadline, on a Monday at ten in New York. */
const deadline = (
  name: string,
  query: string,
  words: string | RegExp,
  placeOfEveryChange?: Place,
): State => ({
  name: `the deadline desk ${name}`,
  address: `/media-inquiries/deadline${query}`,
  now: '2026-11-23T15:00Z',
  placeOfEveryChange,
  reach: shows(words),
});

const mediaStates: readonly State[] = [
  deadline('before anything is asked', '', /Takes calls|on short notice/),
  deadline(
    'with people who can talk',
    '?topic=Extreme+heat&by=2026-11-23T17:30&zone=America/New_York',
    /^Can talk today, /,
  ),
  deadline(
    'where nobody can',
    '?topic=Extreme+heat&by=2026-11-23T10:10&zone=America/New_York',
    'Nobody has everything you ask for.',
    'phone',
  ),
  deadline(
    'with a speaker who was asked for',
    '?speaker=amara-quill&topic=Extreme+heat&lang=Spanish&by=2026-11-23T11:30&zone=America/New_York',
    /You asked for /,
  ),
  deadline('when it is over', '?by=2026-11-20T10:00&zone=Asia/Kolkata', 'That deadline is over.'),
  {
    name: 'the media kit with a clip that plays',
    address: '/media-inquiries/media-kit',
    placeOfEveryChange: 'phone',
    reach: async (page) => {
      await page
        .getByRole('link', { name: /^Play the clip/ })
        .first()
        .press('Enter');
      await expect(page.getByRole('main').locator('video').first()).toBeFocused();
    },
  },
];

/** Every state of the site that the sweep does not see, because a page does not open in it. */
export const states: readonly State[] = [
  ...shellStates,
  ...listStates,
  ...calendarStates,
  ...eventStates,
  ...searchStates,
  ...letterStates,
  ...playerStates,
  ...speakerStates,
  ...communityStates,
  ...mediaStates,
];
