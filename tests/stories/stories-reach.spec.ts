import { recordAnnouncements } from '../support/contact.ts';
import { openStories } from '../support/stories.ts';
import { expect, test } from '../support/test.ts';

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

test('a change of tab is announced once, in the words of the tab', async ({ page }) => {
  const announced = await recordAnnouncements(page);
  const stories = await openStories(page, '?tag=Heat');
  await stories.tab('Video').click();
  await expect.poll(announced).toEqual(['polite: 1 video story']);
  await stories.tab('Video').click();
  await stories.tab('Audio').click();
  await expect.poll(announced).toEqual(['polite: 1 video story', 'polite: 3 audio stories']);
});

test('in forced colors the chosen tab has a border, the other none', {
  tag: '@forced-colors',
}, async ({ page }) => {
  const { tab } = await openStories(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(tab('Audio')).toHaveCSS('border-left-width', '2px');
  await expect(tab('Video')).toHaveCSS('border-left-width', '0px');
});

test('on paper both lists are there', { tag: '@not-firefox' }, async ({ page }) => {
  await openStories(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('My little brother waits')).toBeVisible();
  await expect(page.getByText('By the third night')).toBeVisible();
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('both lists are whole, one below the other, under their headings', async ({ page }) => {
    await page.goto('/stories?tag=Heat&tab=video#video');
    for (const [name, count] of [
      // The seventh leads the list.
      ['Audio Stories (7)', 6],
      ['Video Stories (4)', 4],
    ] as const) {
      const heading = page.getByRole('heading', { level: 2, name });
      expect((await heading.boundingBox())?.height).toBeGreaterThan(12);
      await expect(page.getByRole('tabpanel', { name }).getByRole('article')).toHaveCount(count);
      await expect(page.getByRole('tabpanel', { name }).getByRole('article').last()).toBeVisible();
    }
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('tablist', { name: 'Story format' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Submit Your Story' })).toHaveAttribute(
      'href',
      /^mailto:stories@climatehealthvoices\.example\?subject=Submit%20Your%20Story/,
    );
    await expect(page.getByText('You can take it back at any time')).toBeVisible();
  });
});
