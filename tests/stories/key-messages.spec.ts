import { wordCount, wordRange } from '#content/word-count.ts';
import { recordAnnouncements } from '../support/contact.ts';
import { kitOf, siteOrigin } from '../support/hazards.ts';
import { expect, test } from '../support/test.ts';

const path = '/resources/key-messages';
const messages = [
  'Climate change is a health emergency.',
  'Action benefits health now and for future generations.',
  'Climate solutions are health solutions.',
  'Fossil fuels are linked to disease and premature deaths.',
  'Climate action is health equity.',
];

test('after an introduction stand the five messages, each in two lengths and with its evidence', async ({
  page,
}) => {
  await page.goto(path);
  const region = page.getByRole('region', { name: 'The five messages' });
  await expect(region.getByRole('heading', { level: 3 })).toHaveText(messages);
  await expect(page.getByText('You do not need all five.')).toBeVisible();
  for (const title of messages) {
    const entry = region
      .getByRole('list')
      .locator(':scope > li')
      .filter({ has: page.getByRole('heading', { name: title }) });
    for (const [form, seconds] of [
      ['Ten seconds', 10],
      ['Thirty seconds', 30],
    ] as const) {
      const words = entry.getByRole('heading', { name: form }).locator('xpath=..').locator('> p');
      const { least, most } = wordRange(seconds);
      const count = wordCount((await words.textContent()) ?? '');
      expect(count, `${title} ${form}`).toBeGreaterThanOrEqual(least);
      expect(count, `${title} ${form}`).toBeLessThanOrEqual(most);
    }
    await expect(entry.getByRole('link', { name: /^Source: / })).toHaveCount(1);
    await expect(entry.getByRole('link', { name: /^How we checked/ })).toHaveCount(1);
  }
});

test.describe('with a clipboard', { tag: '@not-firefox' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('I copy either length by keyboard, with the evidence and its document', async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    await page.goto(path);
    const { copy, clipboard } = kitOf(page);
    for (const [length, opening] of [
      ['ten', 'Climate change is already in our waiting rooms'],
      ['thirty', 'Climate change is a health emergency, and it is already'],
    ] as const) {
      const button = copy(`the message of ${length} seconds: ${messages[0]}`);
      await button.press('Enter');
      await expect(button).toHaveText('Copied');
      const lines = (await clipboard()).split('\n');
      expect(lines[0]).toBe(messages[0]);
      expect(lines[1]).toContain(opening);
      expect(lines.slice(3)).toEqual([
        expect.stringContaining('More than 180 health organizations'),
        expect.stringMatching(/^Source: Medical Society Consortium.*, 2019\. https:\/\//),
        `Climate Health Voices, Key Messages. ${siteOrigin}${path}`,
      ]);
    }
    expect(await announcements()).toHaveLength(2);
  });
});
