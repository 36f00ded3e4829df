import type { Page } from '@playwright/test';
import { contrast, everyRule } from '../support/axe.ts';
import { listen } from '../support/contact.ts';
import { desk, narrow, phone } from '../support/sizes.ts';
import { chooseTags, openStories } from '../support/stories.ts';
import { expect, test } from '../support/test.ts';
import { targetFaults, widthFaults } from '../sweep/reflow.ts';

/** Presses Tab until the focus is on something that is named so. */
async function tabTo(page: Page, name: RegExp) {
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press('Tab');
    if (name.test(await page.evaluate(nameOfFocused))) return page.locator(':focus');
  }
  throw new Error(`Tab never came to ${name}`);
}

/** The label, name or text of what has focus; a media element hides which of its controls. Runs inside the page. */
function nameOfFocused(): string {
  const element = document.activeElement;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  const words = isField ? element.labels?.[0]?.textContent : undefined;
  return (words ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
}

for (const size of [desk, phone]) {
  test(`with the keyboard alone, from a search to a story, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const stories = await openStories(page);
    await tabTo(page, /^Search stories$/);
    await page.keyboard.type('the');
    await tabTo(page, /^Story type$/);
    await page.keyboard.press('ArrowDown');
    await expect(stories.type).toHaveValue('audio');
    await tabTo(page, /^Filter by tags/);
    await page.keyboard.press('Enter');
    await expect(stories.tags).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, /^Disasters$/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Heat$/);
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(stories.tags).toBeFocused();
    await expect(stories.tags).toHaveAttribute('aria-expanded', 'false');
    await tabTo(page, /^Remove filter: Heat$/);
    await page.keyboard.press('Delete');
    await expect(stories.remove('Disasters')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stories.tags, 'the last chip hands the focus to the menu').toBeFocused();
    await tabTo(page, /^Clear filters$/);
    await page.keyboard.press('Enter');
    await expect(stories.search).toBeFocused();
    await tabTo(page, /^Any of these$/);
    await page.keyboard.press('ArrowDown');
    await expect(stories.match('All of these')).toBeChecked();
    await tabTo(page, /^Audio Stories/);
    await page.keyboard.press('ArrowRight');
    await expect(stories.tab('Video')).toBeFocused();
    await expect(stories.cards).toHaveCount(4);
    const link = await tabTo(page, /^Read the transcript of Second Bell Film Club/);
    await expect(link).toBeInViewport();
  });
}

test('the arrows go round the tabs, Home and End to their ends, and Tab into the list', async ({
  page,
}) => {
  const stories = await openStories(page);
  await stories.tab('Audio').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Video'],
    ['ArrowRight', 'Audio'],
    ['End', 'Video'],
    ['Home', 'Audio'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(stories.tab(name), key).toBeFocused();
    await expect(stories.tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(stories.panel).toHaveAccessibleName(new RegExp(`^${name} Stories`));
  }
  await page.keyboard.press('Tab');
  await expect(stories.panel.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(stories.tab('Audio')).toBeFocused();
});

test('a change is said once, and nothing is said at first', async ({ page }) => {
  const said = await listen(page);
  const stories = await openStories(page);
  const expected: string[] = [];
  const says = async (sentence: string) => {
    expected.push(`polite: ${sentence}`);
    await expect.poll(said).toEqual(expected);
  };
  expect(await said()).toEqual([]);

  await stories.tags.click();
  await stories.tag('Heat').check();
  await says('3 audio stories');
  await page.keyboard.press('Escape');
  await stories.tab('Video').click();
  await says('1 video story');
  await stories.tab('Video').click();
  await stories.remove('Heat').click();
  await says('Removed Heat. 4 video stories');
  await stories.type.selectOption('Audio Stories');
  await says('No video stories match your filters.');
  await stories.clear.click();
  await says('Filters cleared. 4 video stories');
  await stories.tab('Audio').click();
  await says('7 audio stories');
  await stories.search.fill('zzzz');
  await says('No audio stories match your filters.');
  await stories.search.fill('one road');
  await says('1 audio story');
  await chooseTags(page, 'Youth');
  await says('No audio stories match your filters.');
});

test.describe('no state has a barrier that a machine can find', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const size of [desk, phone]) {
      test(`${colorScheme}, ${size.width} px wide`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        const look = async (state: string) => {
          expect.soft(await everyRule(page), state).toEqual([]);
          expect.soft(await page.evaluate(targetFaults), `${state}: targets`).toEqual([]);
          expect.soft(await page.evaluate(widthFaults), `${state}: width`).toEqual([]);
        };
        const stories = await openStories(page);
        await look('audio');
        await stories.tab('Video').click();
        await look('video');
        await stories.tags.click();
        await stories.tag('Heat').check();
        await look('menu open');
        await page.keyboard.press('Escape');
        await look('filters on');
        await stories.search.fill('zzzz');
        await expect(stories.none('video')).toBeVisible();
        await look('no video');
        await stories.search.fill('');
        await stories.type.selectOption('Audio Stories');
        await expect(stories.showOther).toBeVisible();
        await look('no video, but audio');
      });
    }
  }

  test('320 px wide', async ({ page }) => {
    await page.setViewportSize(narrow);
    const stories = await openStories(page, '?tag=Mental+Health&tag=Public+Health');
    expect(await page.evaluate(widthFaults)).toEqual([]);
    await stories.tags.click();
    expect(await page.evaluate(widthFaults)).toEqual([]);
    expect(await page.evaluate(targetFaults)).toEqual([]);
    expect(await contrast(page)).toEqual([]);
  });
});

test('in forced colors the chosen tab has a border, the other none', async ({ page }) => {
  const { tab } = await openStories(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(tab('Audio')).toHaveCSS('border-left-width', '2px');
  await expect(tab('Video')).toHaveCSS('border-left-width', '0px');
});

test('on paper both lists are there', async ({ page }) => {
  await openStories(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('My little brother waits')).toBeVisible();
  await expect(page.getByText('By the third night')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both lists are whole, one below the other, under their headings', async ({ page }) => {
    await page.goto('/stories?tag=Heat&tab=video#video');
    for (const [name, count] of [
      ['Audio Stories (7)', 7],
      ['Video Stories (4)', 4],
    ] as const) {
      const heading = page.getByRole('heading', { level: 2, name });
      expect((await heading.boundingBox())?.height).toBeGreaterThan(12);
      await expect(page.getByRole('region', { name }).getByRole('article')).toHaveCount(count);
      await expect(page.getByRole('region', { name }).getByRole('article').last()).toBeVisible();
    }
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Story format' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Submit Your Story' })).toHaveAttribute(
      'href',
      /^mailto:stories@climatehealthvoices\.example\?subject=Submit%20Your%20Story/,
    );
    await expect(page.getByText('You can take it back at any time')).toBeVisible();
  });
});

test.describe('when the script does not arrive', () => {
  test.use({
    allowedMessages: [/_astro.*\.js|ERR_FAILED|\[astro-island\]/],
    reducedMotion: 'reduce',
  });

  test('the lists come all the same, and the tabs are links', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/stories?tag=Heat');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Video Stories (4)' }).click();
    await expect(page.getByText('My little brother waits')).toBeVisible();
  });
});
