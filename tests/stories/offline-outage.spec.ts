import { everythingKept, expect, keptNote, test, visit } from '../support/offline.ts';
import { phone } from '../support/sizes.ts';

test('after one visit an outage leaves me the guide, what to say, how to reach the desk, and what I read', {
  tag: ['@firefox', '@long'],
}, async ({ page, site }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await visit(page, '/about/vision');
  const vision = (await heading.textContent()) ?? '';
  await site.stop();

  for (const [path, title] of [
    ['/resources/rapid-response', 'Guide, one'],
    ['/resources/rapid-response/extreme-heat', 'Extreme Heat'],
    ['/resources/key-messages', 'Key Messages'],
    ['/media-inquiries', 'Media inquiries'],
    ['/speakers/book?from=outage', 'Book a Speaker'],
    ['/about/vision', vision],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading).toHaveText(title);
      await expect(keptNote(page)).toContainText(/^Kept copy from \w+ \d+, \d{4} at \d/);
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'one');
    });
  }
  await test.step('the bar is quiet on a phone', async () => {
    await page.setViewportSize(phone);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });
  await test.step('a page that is not kept is answered in words', async () => {
    await page.goto('/evidence');
    await expect(heading).toHaveText('Reading without a connection');
    await expect(keptNote(page)).toContainText('You are offline');
    await expect(keptNote(page)).toContainText('/evidence is not kept');
    await expect(page.getByRole('list', { name: 'Kept on every visit' })).toContainText('Kept ');
    await expect(page.getByRole('list', { name: 'Pages you have opened' })).toContainText(vision);
  });
  await test.step('and is there again when the site is', async () => {
    await site.start();
    await keptNote(page).getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/evidence');
    await expect(heading).not.toHaveText('Reading without a connection');
    await expect(keptNote(page)).toHaveCount(0);
  });
});

test.describe('where the server itself fails', () => {
  test.use({ allowedMessages: [/ERR_|50[23]/] });

  test('a slow or broken server gives me the kept copy, and words where there is none', {
    tag: '@long',
  }, async ({ page, site }) => {
    await visit(page, '/about/vision');
    site.delay = 20_000;
    await page.goto('/resources/rapid-response');
    await expect(keptNote(page)).toContainText('answers slowly');
    site.delay = 0;
    site.status = 502;
    await page.goto('/resources/key-messages');
    await expect(keptNote(page)).toBeVisible();
    await page.goto('/evidence');
    await expect(page.getByText('Broken')).toBeVisible();
  });
});

test.describe('what is never kept', () => {
  test.use({ allowedMessages: [/status (of )?40[45]/] });

  test('only whole pages and parts of this site are kept', async ({ page }) => {
    await visit(page, '/about/vision');
    await page.evaluate(async () => {
      await fetch('/favicon.svg', { headers: { range: 'bytes=0-9' } });
      await fetch('/icons/any-192.png');
      await fetch('/next-page.speculationrules');
      await fetch('/about/vision', { method: 'POST' });
    });
    await page.goto('/nowhere');
    await page.goto('/resources/rapid-response/');
    await expect(page).toHaveURL('/resources/rapid-response');

    const entries = await page.evaluate(everythingKept);
    const odd = entries.filter(
      ({ name, url, status }) =>
        status !== 200 ||
        !/^voices-(core|pages|parts)-[0-9a-f]{12}$/.test(name) ||
        (/\.\w+$/.test(url) && !url.startsWith('/_astro/')),
    );
    expect(odd).toEqual([]);
    const pages = entries
      .filter(({ name }) => name.startsWith('voices-pages'))
      .map(({ url }) => url);
    expect(pages).toEqual(['/about/vision', '/resources/rapid-response']);
  });
});
