import type { Locator, Page } from '@playwright/test';
import { allOf } from '../support/all-of.ts';
import { recordAnnouncements } from '../support/contact.ts';
import { guide, hazards, heatKit, kitOf, siteOrigin } from '../support/hazards.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { printedPages } from '../support/printed-pages.ts';
import { refuseCopy } from '../support/refuse-copy.ts';
import { desk, narrow, phone } from '../support/sizes.ts';
import { tagsIf } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

for (const { id, name } of hazards) {
  test(`the kit on ${name} has all its parts, each with its documents`, {
    tag: id === 'extreme-heat' ? [] : '@release',
  }, async ({ page }) => {
    await page.goto(`${guide}/${id}`);
    const { list, messages, speakers, events } = kitOf(page);
    await expect(page).toHaveTitle(`${name} | Climate Health Voices`);
    await expect(messages.getByRole('heading', { level: 3 })).toHaveText([
      'Ten seconds',
      'Thirty seconds',
      'Ninety seconds',
    ]);
    const lines = ['Before', 'While it lasts', 'After'].flatMap((phase) =>
      list(phase).locator(':scope > li'),
    );
    for (const part of [messages, list('Facts and figures').locator(':scope > li'), ...lines]) {
      expect(await part.count()).toBeGreaterThan(0);
      for (const entry of await allOf(part)) {
        const numbers = entry.locator('a[href^="#source-"]');
        expect(await numbers.count()).toBeGreaterThan(0);
        for (const href of await numbers.evaluateAll((all) =>
          all.map((a) => a.getAttribute('href')),
        ))
          await expect(page.locator(`li${href} a[target]`)).toHaveCount(1);
      }
    }
    for (const part of ['Health impacts', 'Who is most at risk']) {
      await page.getByRole('heading', { name: part }).click();
      const items = page.getByRole('group').filter({ hasText: part }).getByRole('listitem');
      expect(await items.count()).toBeGreaterThan(4);
    }
    expect(await speakers.count()).toBeGreaterThan(3);
    await expect(
      speakers.filter({ has: page.locator('a[href^="/speakers/profile/"]') }),
    ).toHaveCount(await speakers.count());
    await expect(page.getByRole('region', { name: 'A story' }).getByRole('link')).toHaveCount(1);
    expect(await events.count()).toBeGreaterThan(0);
    await expect(
      page.getByRole('region', { name: 'What to ask' }).getByRole('listitem'),
    ).toHaveCount(5);
    const reviewed = page.getByText(/^Reviewed \w+ \d+, 20\d\d\. Next review by/);
    await expect(reviewed.filter({ visible: true })).toHaveCount(1);
  });

  test(`the kit on ${name} prints on two pages, Letter or A4`, {
    tag: tagsIf({ '@not-firefox': true, '@release': id !== 'extreme-heat' }),
  }, async ({ page }) => {
    await page.goto(`${guide}/${id}`);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await printedPages(page, 'Letter')).toBe(2);
    expect.soft(await printedPages(page, 'A4')).toBe(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('img').filter({ visible: true })).toHaveCount(0);
  });
}

test.describe('with a clipboard', { tag: '@not-firefox' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('I copy a message with its documents, by keyboard, and am told so once', async ({
    page,
  }) => {
    const announcements = await recordAnnouncements(page);
    await page.goto(heatKit);
    const { copy, messages, clipboard } = kitOf(page);
    const button = copy('the message of ten seconds');
    await button.press('Enter');
    await expect(button).toHaveText('Copied');
    const text = await clipboard();
    const [words = '', , sources, ...documents] = text.split('\n');
    await expect(messages.first().getByText(words)).toBeVisible();
    expect(sources).toBe('Sources:');
    expect(documents).toEqual([
      '- US Centers for Disease Control and Prevention, Extreme Heat, undated. https://www.cdc.gov/disasters/extremeheat/index.html',
      expect.stringMatching(
        /^- US Department of Homeland Security.*, 2020\. https:\/\/www\.dhs\.gov\//,
      ),
      `Climate Health Voices, Extreme Heat: rapid response kit. ${siteOrigin}${heatKit}`,
    ]);
    expect(await announcements()).toEqual(['polite: Copied the message of ten seconds']);
  });

  test('one press copies the whole kit: the same words as its text file', async ({ page }) => {
    await page.goto(heatKit);
    const { copy, file, clipboard, messages } = kitOf(page);
    await copy('the whole kit').press('Space');
    await expect(copy('the whole kit')).toHaveText('Copied');
    const answer = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await clipboard();
    expect(text).toBe(await answer.text());
    const sentences = messages.locator('p').filter({ hasText: /\w{3}.*\./ });
    for (const message of await allOf(sentences)) {
      const [words = ''] = ((await message.textContent()) ?? '').split(' Source [');
      if (!words.startsWith('Source') && !words.startsWith('Share card'))
        expect(text).toContain(words);
    }
  });
});

test('a browser that refuses to copy says what to do by hand', async ({ page }) => {
  await refuseCopy(page);
  const announcements = await recordAnnouncements(page);
  await page.goto(heatKit);
  await kitOf(page).copy('the message of thirty seconds').click();
  const sorry = 'Your browser did not let us copy. Select the text and copy it by hand.';
  await expect(
    page.getByText(sorry).and(page.locator('main span')).filter({ visible: true }),
  ).toHaveCount(1);
  expect(await announcements()).toEqual([`polite: ${sorry}`]);
});

/** The rows whose speaker can talk today, from the first: `true` for each. */
const canToday = async (speakers: Locator) =>
  (await speakers.allTextContents()).map((row) => row.includes('Can talk today'));

test.describe('a reporter in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('sees who can talk today and who when, on a workday, a day off and at night', async ({
    page,
  }) => {
    // A Monday, 2:30 in the afternoon in Harborlight.
    await page.clock.setFixedTime('2026-11-23T20:30:00Z');
    await page.goto(heatKit);
    const { speakers, who } = kitOf(page);
    await speakers.first().scrollIntoViewIfNeeded();
    const quill = speakers.filter({ hasText: 'Dr. Amara Quill' });
    await expect(quill).toContainText('Monday to Thursday, 2:00 PM to 6:30 PM Central Time');
    await expect(quill).toContainText(
      'Can talk today, 5:30 PM to 7:30 PM, your Eastern Standard Time. There: today, 4:30 PM to 6:30 PM Central Standard Time.',
    );
    await expect(speakers.filter({ hasText: 'Dr. Anjali Windrowe' })).toHaveCount(0);
    await expect(speakers.filter({ hasText: 'Can talk ' })).toHaveCount(await speakers.count());
    const today = await canToday(speakers);
    const count = today.filter(Boolean).length;
    expect(today.lastIndexOf(true), 'those who can today are the first rows').toBe(count - 1);
    await expect(who).toHaveText(`Who can talk about it Can talk today: ${count}`);

    await test.step('Thanksgiving, before a day off and a weekend', async () => {
      await page.clock.setFixedTime('2026-11-26T15:00:00Z');
      await page.reload();
      await speakers.first().scrollIntoViewIfNeeded();
      await expect(who).toContainText('Nobody can talk today, the first Saturday');
      await expect(quill).toContainText('Can talk Monday, 3:00 PM to 7:30 PM');
    });

    await test.step('at night', async () => {
      await page.clock.setFixedTime('2026-11-23T04:00:00Z');
      await page.reload();
      await speakers.first().scrollIntoViewIfNeeded();
      await expect(quill).toContainText('Can talk tomorrow, 3:00 PM to 7:30 PM');
      await expect(who).toContainText('Nobody can talk today, the first tomorrow');
    });
  });

  for (const [how, open] of [
    ['the jump link', (page: Page) => pressJump(page)],
    ['an address with a hash', (page: Page) => page.goto(`${heatKit}#speakers`)],
  ] as const) {
    test(`those who can talk soonest come first, also by ${how}`, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-23T20:30:00Z');
      await open(page);
      const { speakers, who } = kitOf(page);
      await expect(who).toContainText('Can talk today: ');
      await expect(who).toBeInViewport();
      const today = await canToday(speakers);
      expect(today[0]).toBe(true);
      expect(today.lastIndexOf(true)).toBe(today.filter(Boolean).length - 1);
    });
  }
});

async function pressJump(page: Page) {
  await page.goto(heatKit);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Who can talk' })
    .click();
}

test.describe('a reporter east of the speakers', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('reads “today” on their own day, and nobody interrupts them', async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    // Monday morning in Tokyo, Sunday evening where the speakers are, whose hours begin after
    // midnight in Tokyo, but for those who begin at eight in the evening.
    await page.clock.setFixedTime('2026-11-23T00:30:00Z');
    await page.goto(heatKit);
    const { speakers, who } = kitOf(page);
    await speakers.first().scrollIntoViewIfNeeded();
    await expect(who).toContainText(/Can talk today: \d+$/);
    expect(await announcements()).toEqual([]);
  });
});

test('I ask for a speaker about the hazard, or book one', { tag: '@long' }, async ({ page }) => {
  for (const [id, name, link, address] of [
    ['extreme-heat', 'Dr. Amara Quill', 'Ask for Dr. Quill', 'amara-quill&topic=Extreme+heat'],
    [
      'wildfires',
      'Dr. Idris Meadowhurst',
      'Ask for Dr. Meadowhurst',
      'idris-meadowhurst&topic=Air+quality',
    ],
  ] as const) {
    await page.goto(`${guide}/${id}`);
    const { speakers, who } = kitOf(page);
    // Coming near the list sorts it by who can talk soonest.
    await speakers.first().scrollIntoViewIfNeeded();
    await expect(who).toContainText('an talk today');
    const row = speakers.filter({ hasText: name });
    if (!(await row.isVisible())) await page.getByText(/more who can talk about it$/).click();
    await expect(row.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      `/media-inquiries/deadline?speaker=${address}`,
    );
    await row.getByRole('link', { name: /^Book / }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
});

test('the jump list stays in view and takes me to each part, below itself', {
  tag: '@long',
}, async ({ page }) => {
  for (const viewport of [narrow, phone, desk]) {
    await page.setViewportSize(viewport);
    await page.goto(heatKit);
    const nav = page.getByRole('navigation', { name: 'On this page' });
    const navElement = await nav.elementHandle();
    for (const link of await allOf(nav.getByRole('link'))) {
      await link.press('Enter');
      const part = page.locator((await link.getAttribute('href')) ?? '');
      await expect(part).toBeInViewport();
      await expect(nav).toBeInViewport();
      // Both are read at once, because the page may still scroll.
      const gap = () =>
        part.evaluate(
          (element, bar) =>
            element.getBoundingClientRect().top - (bar?.getBoundingClientRect().bottom ?? 0),
          navElement,
        );
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
    }
  }
});

test('an event that has ended since the build is no longer offered', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(heatKit);
  const { events } = kitOf(page);
  const count = await events.count();
  const ends = await events.first().getAttribute('data-ends-at');
  const name = await events.first().getByRole('link').textContent();
  await page.clock.setFixedTime(new Date(new Date(ends ?? '').getTime() + 1000));
  await page.reload();
  await expect(events.filter({ visible: true })).toHaveCount(count - 1);
  await expect(page.getByRole('link', { name: name ?? '' })).toBeHidden();
  await page.clock.setFixedTime('2099-01-01T00:00:00Z');
  await page.reload();
  await expect(page.getByText('No event on this is planned at the moment.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All events' })).toBeVisible();
});

test('I print the kit at a press', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(heatKit);
  await page.getByRole('button', { name: 'Print on two pages' }).press('Enter');
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});

for (const [place, viewport] of Object.entries({ desk, phone })) {
  test(`nothing moves before my eyes as I scroll to who can talk, on a ${place}`, {
    tag: place === 'desk' ? '@release' : '@long',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime('2026-11-23T20:30:00Z');
    await page.goto(heatKit);
    const { who } = kitOf(page);
    await expect(async () => {
      await page.mouse.wheel(0, viewport.height / 2);
      await expect(who).toBeInViewport({ timeout: 100 });
    }).toPass();
    await expect(who).toContainText('Can talk today: ');
    expect(await page.evaluate(layoutShift)).toBe(0);
  });
}

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('I read the kit, take its text and its cards, and nothing is offered that does not work', async ({
    page,
  }) => {
    await page.goto(heatKit);
    const { messages, file, cards, speakers, who } = kitOf(page);
    await expect(messages).toHaveCount(3);
    await expect(file).toBeVisible();
    await page.getByRole('heading', { name: 'Cards to share' }).click();
    await expect(cards).toHaveCount(6);
    await expect(speakers.first()).toContainText(/\d:\d\d [AP]M to/);
    await expect(who).toHaveText('Who can talk about it', { useInnerText: true });
    await expect(speakers.first().getByRole('link', { name: /^Ask for / })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Can talk today')).toHaveCount(0);
  });
});
