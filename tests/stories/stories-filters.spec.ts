import { allOf } from '../support/all-of.ts';
import { desk, phone } from '../support/sizes.ts';
import { chooseTags, openStories } from '../support/stories.ts';
import { expect, test } from '../support/test.ts';

test('the stories begin with audio, and both tabs say how many there are', async ({ page }) => {
  const stories = await openStories(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Climate & Health, Up Close');
  await expect(stories.tabs).toHaveText(['Audio Stories (7)', 'Video Stories (4)']);
  await expect(stories.tab('Audio')).toHaveAttribute('aria-selected', 'true');
  await expect(stories.panel).toHaveAccessibleName('Audio Stories (7)');
  await expect(stories.cards, 'the seventh leads the list').toHaveCount(6);
  await expect(stories.lead).toHaveCount(1);
  await expect(stories.search).toHaveAttribute('placeholder', 'Search stories...');
  await expect(stories.type.getByRole('option')).toHaveText([
    'All Stories',
    'Audio Stories',
    'Video Stories',
  ]);
  await expect(stories.clear).toBeHidden();
  await expect(stories.active).toBeHidden();
  await expect(page.getByText('Active filters:')).toBeHidden();
});

test('a card says who, what, where and the first two tags, and opens the story in a new tab', {
  tag: '@long',
}, async ({ page, context }) => {
  const { cards } = await openStories(page, '?tag=Heat');
  const card = cards.filter({ hasText: 'By the third night' });
  await expect(
    card.getByText('Sunita Rainwell, CNM and Leilani Tidewell, RN').first(),
  ).toBeVisible();
  await expect(card).toContainText('Midwife and school nurse, Cedar Row, AZ');
  await expect(card).toContainText('Two neighbors compare');
  await expect(card.locator('img')).toHaveCount(2);
  await expect(card.getByText('Video', { exact: true })).toHaveCount(0);
  for (const other of await allOf(cards)) {
    const tagCount = await other.getByRole('list', { name: 'Tags' }).getByRole('listitem').count();
    expect(tagCount).toBeGreaterThan(0);
    expect(tagCount).toBeLessThanOrEqual(2);
  }
  const link = card.getByRole('link', {
    name: 'Read the transcript of “A delivery room and a classroom in the same hot week” (opens in a new tab)',
  });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link.locator('svg')).toBeVisible();
  const opened = context.waitForEvent('page');
  await link.click();
  await expect(await opened).toHaveURL(/\/stories\/the-third-night$/);
});

test('a story is named by what happened, its tellers beneath; its name opens it here, and I may tell mine from the head', async ({
  page,
}) => {
  const { cards, lead } = await openStories(page);
  const tell = page.getByRole('main').getByRole('link', { name: 'Tell your story' });
  await expect(tell).toBeInViewport();
  await expect(cards.first().getByRole('heading', { level: 3 })).toHaveText(
    'The afternoon a man died of heat between the rows',
  );
  const name = lead.getByRole('heading', { level: 2 });
  await expect(name).toHaveText('A delivery room and a classroom in the same hot week');
  await name.getByRole('link').click();
  await expect(page).toHaveURL(/\/stories\/the-third-night$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'A delivery room and a classroom in the same hot week',
  );
  await expect(
    main.getByText(
      'Sunita Rainwell, CNM and Leilani Tidewell, RN. Midwife and school nurse, Cedar Row, AZ.',
    ),
  ).toBeInViewport();
});

test('who has no portrait is shown by initials, and a video says that it is one', async ({
  page,
}) => {
  const { cards } = await openStories(page, '?tab=video');
  await expect(cards).toHaveCount(4);
  const card = cards.filter({ hasText: 'Second Bell Film Club' });
  await expect(card.getByText('Im', { exact: true })).toBeVisible();
  for (const other of await allOf(cards))
    await expect(other.getByText('Video', { exact: true })).toBeVisible();
});

test('each tag is drawn in its own tone, with a shape that is not color alone', async ({
  page,
}) => {
  const { cards } = await openStories(page);
  const toneOf = (tag: string) =>
    cards.getByText(tag, { exact: true }).first().getAttribute('data-tone');
  expect(await toneOf('Heat')).toBe('destructive');
  expect(await toneOf('Justice')).toBe('warning');
  expect(await toneOf('Youth')).toBe('success');
  expect(await toneOf('Healthcare')).toBe('info');
});

for (const { size, columns } of [
  { size: desk, columns: 2 },
  { size: phone, columns: 1 },
]) {
  test(`audio stands in one column and video in ${columns}, ${size.width} px wide`, {
    tag: size === desk ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    const { cards, tab } = await openStories(page);
    const columnsNow = async () => {
      const boxes = await Promise.all((await allOf(cards)).map((card) => card.boundingBox()));
      return new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size;
    };
    expect(await columnsNow()).toBe(1);
    await tab('Video').click();
    await expect(cards).toHaveCount(4);
    expect(await columnsNow()).toBe(columns);
  });
}

test.describe('when a visitor searches', () => {
  for (const [typed, where, quote] of [
    ['STOP ASKING', 'a quote', /By the third night/],
    ['ernhollow', 'a part of a name', /We lost a picker/],
    ['drugstore counter', 'an excerpt', /The sky was orange/],
    ['josue', 'a name without its accent', /We lost a picker/],
    ["don't", 'a straight apostrophe', /I stop asking|didn’t|don’t|We have one road|Two fans/],
  ] as const) {
    // Unit tests prove what each word finds.
    test(`"${typed}" finds ${where}`, { tag: typed === 'josue' ? [] : '@release' }, async ({
      page,
    }) => {
      const stories = await openStories(page);
      await stories.search.fill(typed);
      await expect(stories.cards).not.toHaveCount(6);
      if (typed !== "don't") await expect(stories.quotes).toHaveText([quote]);
    });
  }

  test('words of a transcript or a tag are not searched', async ({ page }) => {
    const stories = await openStories(page);
    await stories.search.fill('cribbage');
    await expect(stories.none('audio')).toBeVisible();
    await stories.search.fill('Public Health');
    await expect(stories.none('audio')).toBeVisible();
  });
});

test.describe('when a visitor chooses tags', () => {
  test('any of them is enough, and one press keeps those with all', async ({ page }) => {
    const stories = await openStories(page);
    await chooseTags(page, 'Heat', 'Justice');
    await expect(stories.tags).toHaveAccessibleName('Filter by tags, 2 selected');
    await expect(stories.cards).toHaveCount(3);
    await expect(stories.tabs).toHaveText(['Audio Stories (3)', /^Video Stories/]);
    await stories.onlyThose.click();
    await expect(stories.quotes).toHaveText([/We lost a picker/]);
  });

  test('a third tag that the card does not show counts as well', async ({ page }) => {
    const stories = await openStories(page);
    await chooseTags(page, 'Environmental');
    const road = stories.cards.filter({ hasText: 'We have one road out' });
    await expect(road).toBeVisible();
    await expect(road.getByText('Environmental')).toHaveCount(0);
  });
});

test.describe('type and tab', () => {
  test('a type empties the list of the other', async ({ page }) => {
    const stories = await openStories(page);
    await stories.type.selectOption('Video Stories');
    await expect(stories.tabs).toHaveText(['Audio Stories', 'Video Stories (4)']);
    await expect(stories.none('audio')).toBeVisible();
    await expect(stories.cards).toHaveCount(0);
    await stories.tab('Video').click();
    await expect(stories.cards).toHaveCount(4);
    await expect(stories.type, 'the type of the tab itself stays').toHaveValue('video');
    await stories.type.selectOption('Audio Stories');
    await expect(stories.none('video')).toBeVisible();
  });

  test('the other tab resets a type that stands in its way', async ({ page }) => {
    const stories = await openStories(page, '?type=audio&tag=Heat');
    await expect(stories.type).toHaveValue('audio');
    await stories.tab('Video').click();
    await expect(stories.type).toHaveValue('all');
    await expect(stories.active.getByRole('listitem'), 'tags stay').toHaveText(['Heat']);
    await expect(page).toHaveURL('/stories?tag=Heat&tab=video');
  });

  test('where the open tab is empty, a press leads to the other', async ({ page }) => {
    const stories = await openStories(page, '?type=video');
    await expect(stories.showOther).toHaveText('Show 4 video stories');
    await stories.showOther.click();
    await expect(stories.cards).toHaveCount(4);
    await expect(stories.tab('Video')).toBeFocused();
  });
});

test.describe('Clear filters', () => {
  test('resets search, type and tags, and keeps the tab, which is no filter', async ({ page }) => {
    const stories = await openStories(page, '?tab=video');
    await expect(stories.clear).toBeHidden();
    await openStories(page, '?q=a&type=video&tag=Heat&match=all&tab=video');
    await stories.clear.click();
    await expect(stories.type).toHaveValue('all');
    await expect(stories.cards).toHaveCount(4);
    await expect(page).toHaveURL('/stories?tab=video');
  });
});

test('the page ends with three ways to act', { tag: '@long' }, async ({ page }) => {
  await openStories(page);
  const closing = page.getByRole('region', { name: 'These Stories Change the Narrative' });
  await expect(closing).toContainText('Stories recorded through this site are coming soon.');
  await closing.getByRole('link', { name: 'Sign Up for Updates' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign Up for Updates' })).toBeVisible();
  await page.keyboard.press('Escape');
  await closing.getByRole('link', { name: 'Submit Your Story' }).click();
  await expect(page.getByRole('dialog', { name: 'Submit Your Story' })).toBeVisible();
  await page.keyboard.press('Escape');
  await closing.getByRole('link', { name: 'Resources on Storytelling' }).click();
  await expect(page).toHaveURL('/resources/library?topic=communication');
});
