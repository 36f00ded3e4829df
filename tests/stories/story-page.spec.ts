import type { Page } from '@playwright/test';
import { allOf } from '../support/all-of.ts';
import { dataBlocksOf, metaOf } from '../support/head-data.ts';
import { cooler, generator, openStory, playerOf } from '../support/player.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const distressing = [
  '/stories/gloves-at-nine',
  '/stories/nobody-said-stop',
  '/stories/orange-at-noon',
  '/stories/the-generator-hours',
  '/stories/what-to-do-on-saturday',
];

/** The distance of an element from the top of the page, in CSS pixels. */
async function topOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
}

for (const [place, viewport] of Object.entries({ desk, phone })) {
  test(`a distressing story says so, and where help is, before its player, on a ${place}`, {
    tag: place === 'phone' ? '@release' : '@long',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of distressing) {
      await page.goto(path);
      const note = page.getByRole('main').getByText(/Before you listen\..*988/s);
      await expect(note).toBeVisible();
      const bottom = await note.boundingBox();
      expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThan(
        await topOf(page, '[role="group"][aria-label^="Player: "]'),
      );
    }
  });

  test(`a recording made by a machine says so above its player, on a ${place}`, {
    tag: place === 'phone' ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const story of [cooler, generator]) {
      await openStory(page, story);
      const label = page.getByText(/^Synthetic sample recording/);
      await expect(label).toBeVisible();
      const { y = Number.NaN } = (await label.boundingBox()) ?? {};
      expect(y).toBeLessThan((await playerOf(page, story).group.boundingBox())?.y ?? 0);
    }
  });
}

test('I see who is heard, where, when and for how long, and go to a speaker', async ({ page }) => {
  await openStory(page);
  const people = page.getByRole('list', { name: 'People in this story' });
  await expect(people.getByRole('link')).toHaveText([
    'Teo Marshlight, RN',
    'Asha Brookmere, PharmD',
  ]);
  const main = page.getByRole('main');
  for (const fact of ['Lowland, LA', 'Jun 19, 2025', /1 minute \d+ seconds?, out of a longer/]) {
    await expect(main.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'Resilience',
    'Healthcare',
    'Disasters',
  ]);
  await people.getByRole('link', { name: 'Teo Marshlight, RN' }).click();
  await expect(page).toHaveURL(/\/speakers\/profile\/teo-marshlight$/);
});

test('a story tells what may be done with it, and leads to speakers, documents and stories', async ({
  page,
}) => {
  await openStory(page);
  await expect(page.getByRole('link', { name: 'All terms of use' })).toHaveAttribute(
    'href',
    '/terms',
  );
  for (const [heading, address] of [
    ['More stories like this', /^\/stories\//],
    ['Who can speak on this', /^\/speakers\/profile\//],
    ['To read on', /^(https:\/\/|\/resources\/library)/],
  ] as const) {
    const links = page.getByRole('region', { name: heading }).getByRole('link');
    expect(await links.count()).toBeGreaterThan(0);
    expect(await links.count()).toBeLessThanOrEqual(3);
    for (const link of await allOf(links)) await expect(link).toHaveAttribute('href', address);
  }
  const speakers = page.getByRole('region', { name: 'Who can speak on this' });
  await expect(speakers.getByText('Marshlight')).toHaveCount(0);
});

test('I walk from the first story to the last and back', { tag: '@long' }, async ({ page }) => {
  await page.goto('/stories/the-third-night');
  const nav = page.getByRole('navigation', { name: 'Story before and after' });
  await expect(nav.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
  const paths = [new URL(page.url()).pathname];
  for (;;) {
    const next = nav.getByRole('link', { name: /^Next: / });
    if ((await next.count()) === 0) break;
    const target = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await page.waitForLoadState();
    paths.push(target);
  }
  expect(new Set(paths).size).toBe(11);
  await nav.getByRole('link', { name: /^Previous: / }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.at(-2)}$`));
});

for (const [story, type, ending] of [
  [cooler, 'AudioObject', 'm4a'],
  [generator, 'VideoObject', 'mp4'],
] as const) {
  test(`search engines learn what can be heard, in data that holds: ${story.path}`, async ({
    page,
  }) => {
    const html = await (await page.request.get(story.path)).text();
    const blocks = dataBlocksOf(html);
    expect(blocks).toHaveLength(1);
    const data = JSON.parse(blocks[0] ?? '');
    expect(data).toMatchObject({
      '@type': type,
      name: story.title,
      inLanguage: 'en-US',
      duration: expect.stringMatching(/^PT1M\d+S$/),
      dateCreated: expect.stringMatching(/^\d{4}(-\d\d){0,2}$/),
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      caption: { encodingFormat: 'text/vtt' },
    });
    expect(data.transcript.length).toBeGreaterThan(200);
    expect(new URL(data.contentUrl).pathname).toBe(`${story.files}.${ending}`);
    for (const url of [data.contentUrl, data.caption.contentUrl, data.thumbnailUrl]) {
      const answer = await page.request.get(new URL(url).pathname);
      expect(answer.ok(), url).toBe(true);
    }
    const file = await page.request.get(new URL(data.contentUrl).pathname);
    expect(Number(data.contentSize)).toBe((await file.body()).length);
    expect(file.headers()['content-type']).toContain(data.encodingFormat);
    expect(metaOf(html, 'og:image')).toMatch(new RegExp(`/share${story.path}\\.png$`));
  });
}

test('a story on paper is words, without a player', { tag: '@not-firefox' }, async ({ page }) => {
  await openStory(page);
  await page.emulateMedia({ media: 'print' });
  await expect(playerOf(page).group).toBeHidden();
  await expect(page.getByText('It had a gravy boat in it.')).toBeVisible();
});
