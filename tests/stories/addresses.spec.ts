import { expect, test } from '../support/test.ts';

for (const [old, target] of [
  ['/about', '/about/about-us'],
  ['/speakers', '/speakers/directory'],
  ['/speakers/amara-quill', '/speakers/profile/amara-quill'],
  ['/stories/', '/stories'],
  ['/terms.html', '/terms'],
] as const) {
  test(`${old} leads to ${target} in one step, for good`, async ({ request }) => {
    const step = await request.get(old, { maxRedirects: 0 });
    expect([step.status(), step.headers()['location']]).toEqual([301, target]);
    expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test('a page that does not exist says so, and shows a way on', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  expect(lines).toContain('404: no page at /nowhere');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a speaker who does not exist is told apart from a page', async ({ page }) => {
  const answer = await page.goto('/speakers/profile/nobody');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speaker not found');
  await page.getByRole('main').getByRole('link', { name: 'Our Speakers' }).first().click();
  await expect(page).toHaveURL('/speakers/directory');
});

test('every answer carries the headers that protect me', async ({ request }) => {
  for (const path of ['/', '/nowhere', '/favicon.svg', '/sitemap-0.xml']) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
    expect.soft(headers['x-frame-options'], path).toBe('DENY');
    expect.soft(headers['strict-transport-security'], path).toContain('includeSubDomains');
    expect.soft(headers['x-powered-by'], path).toBeUndefined();
  }
  const policy = (await request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain("frame-ancestors 'none'");
});
