import { allOf } from '../support/all-of.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';
import { isolated, otherSite } from '../support/other-site.ts';
import { desk } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const narrowest = 300;

// Requests to the other site, which these tests are about, and the error of a refused frame.
test.use({
  allowedMessages: [
    /^another server: http:\/\/127\.0\.0\.1:|frame-ancestors|X-Frame-Options|chrome-error:|about\/vision/i,
  ],
});

test('I copy the code of a card, and another site shows it, while it may show nothing else of ours', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(desk);
  await page.goto('/data');
  const codes = page.getByRole('region', { name: 'Cards for your own site' });
  await codes
    .getByRole('button', { name: /^Copy the code for What to say/ })
    .first()
    .click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^<iframe src="https:\/\/[^"]+\/embed\/hazard\/[\w-]+" title="What to say about /,
  );
  expect(copied).toContain('loading="lazy" referrerpolicy="no-referrer"');

  const here = copied.replace(/https:\/\/[^/"]+/, String(baseURL));
  const other = await otherSite(
    `${here}<iframe src="${baseURL}/about/vision" title="Vision"></iframe>`,
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.resourceType()));
  await page.goto(other.address);
  const card = page.frameLocator('iframe[title^="What to say"]');
  await expect(card.getByRole('heading', { level: 1 })).toBeVisible();
  const back = card.getByRole('link', { name: /^The full kit at Climate Health Voices/ });
  await expect(back).toHaveAttribute('target', '_blank');
  await expect(
    page.frameLocator('iframe[title="Vision"]').getByText('Climate Health Voices'),
  ).toHaveCount(0);
  expect(requests.filter((type) => type === 'script')).toEqual([]);
  other.close();
});

test('every card is whole at 300 pixels, in the height that its code gives it, and runs nothing', {
  tag: ['@firefox', '@long'],
}, async ({ page, baseURL }) => {
  const paths = builtFiles('embed/**/*.html').map((file) => `/${file.replace('.html', '')}`);
  const frames = paths.map(
    (path) => `<iframe src="${baseURL}${path}" width="${narrowest}"></iframe>`,
  );
  const other = await otherSite(frames.join(''));
  await page.goto(other.address);
  const sizes = new Map<string, number>();
  const charts = new Map<string, number>();
  for (const frame of page.frames().slice(1)) {
    await frame.waitForLoadState();
    const { width, height, scripts } = await frame.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
      scripts: document.scripts.length,
    }));
    expect.soft(width, frame.url()).toBeLessThanOrEqual(narrowest);
    expect.soft(scripts, frame.url()).toBe(0);
    const [, card = '', kind = ''] = /\/embed\/((\w+)[^?#]*)/.exec(frame.url()) ?? [];
    // A chart has a height of its own, by its bars.
    if (kind === 'chart') charts.set(card, height);
    else sizes.set(kind, Math.max(sizes.get(kind) ?? 0, height));
  }
  expect(page.frames()).toHaveLength(paths.length + 1);
  other.close();
  const codes = await (await page.request.get('/data')).text();
  for (const [kind, height] of sizes) {
    const [, given] = new RegExp(`/embed/${kind}[^ ]* .*?height=&quot;(\\d+)`).exec(codes) ?? [];
    expect.soft(Number(given), kind).toBeGreaterThanOrEqual(height);
  }
  const figures = builtPages().filter(({ path }) => path.startsWith('/evidence/'));
  const codesOfCharts = figures.map(({ html }) => html).join('');
  expect(charts.size).toBeGreaterThan(20);
  for (const [card, height] of charts) {
    const code = new RegExp(`/embed/${card}[^ ]* .*?height=&quot;(\\d+)`).exec(codesOfCharts);
    // A series that stands beside no figure has its code nowhere.
    if (code) expect.soft(Number(code[1]), card).toBeGreaterThanOrEqual(height);
  }
});

for (const { page: kind, headers } of [
  { page: 'a usual page', headers: {} },
  { page: 'an isolated page', headers: isolated },
  {
    page: 'an isolated page that asks without cookies',
    headers: { ...isolated, 'Cross-Origin-Embedder-Policy': 'credentialless' },
  },
]) {
  // An isolated page asks most of a card.
  test(`on ${kind}, also in frames that are locked, every card keeps its picture and its styles`, {
    tag: kind === 'an isolated page' ? '@firefox' : '@release',
  }, async ({ page, baseURL }) => {
    const paths = builtFiles('embed/**/*.html').map((file) => `/${file.replace('.html', '')}`);
    const locks = ['', 'sandbox', 'sandbox="allow-scripts"', 'sandbox="allow-same-origin"'];
    const frames = paths.map(
      (path, place) => `<iframe src="${baseURL}${path}" ${locks[place % locks.length]}></iframe>`,
    );
    const other = await otherSite(frames.join(''), headers);
    await page.goto(other.address);
    expect(page.frames()).toHaveLength(paths.length + 1);
    let pictures = 0;
    for (const frame of page.frames().slice(1)) {
      await frame.waitForLoadState();
      const frameState = await frame.evaluate(async () => {
        const decoded = await Promise.allSettled(
          [...document.images].map((picture) => picture.decode()),
        );
        const card = document.querySelector('main > div') ?? document.body;
        return {
          headings: document.querySelectorAll('h1').length,
          pictures: decoded.length,
          missing: decoded.filter(({ status }) => status === 'rejected').length,
          display: getComputedStyle(card).display,
        };
      });
      expect
        .soft(frameState, frame.url())
        .toMatchObject({ headings: 1, missing: 0, display: 'grid' });
      pictures += frameState.pictures;
    }
    expect(pictures).toBeGreaterThan(0);
    other.close();
  });
}

// It looks at light and dark one after the other.
test('a card of each kind can be used by everyone, light and dark', {
  tag: '@not-firefox',
}, async ({ page }) => {
  await page.setViewportSize({ width: narrowest, height: 600 });
  const [speaker] = builtFiles('embed/speaker/*.html');
  const [hazard] = builtFiles('embed/hazard/*.html');
  for (const file of [speaker, hazard, 'embed/events.html']) {
    await page.goto(`/${file?.replace('.html', '')}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const ground = colorScheme === 'light' ? 'rgb(246, 248, 246)' : 'rgb(14, 22, 29)';
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
    }
    for (const link of await allOf(page.getByRole('link'))) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(link).toHaveAccessibleName(/opens in a new tab\)$/);
    }
  }
});
