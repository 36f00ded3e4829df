import { everythingKept, expect, keptNote, test, visit } from '../support/offline.ts';
import { desk } from '../support/sizes.ts';

const guide = '/resources/rapid-response';
const savesData =
  "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });\n";

test('one press keeps all guides, even where data is saved, and another removes them', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.setViewportSize(desk);
  site.beforeWorker = savesData;
  await visit(page, guide);
  const keptPaths = async () =>
    new Set((await page.evaluate(everythingKept)).map(({ url }) => url));
  expect([...(await keptPaths())].filter((url) => !/^\/_astro\//.test(url))).toEqual([
    '/offline',
    guide,
  ]);

  const keep = page.getByRole('button', { name: 'Keep the guides offline' });
  const remove = page.getByRole('button', { name: 'Remove the guides' });
  await test.step('the press', async () => {
    await keep.scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Takes \d\.\d MB on this device\.$/)).toBeVisible();
    await keep.press('Enter');
    await expect(page.getByRole('status').first()).toContainText('Kept on');
    await expect(page.getByRole('main')).toContainText(/Kept on \w+ \d+, \d{4}, \d\.\d MB\./);
    await expect(remove).toBeFocused();
  });
  await test.step('in an outage', async () => {
    await site.stop();
    await page.goto('/evidence');
    await expect(keptNote(page)).toContainText('Kept copy from');
    await page.goto(`${guide}/wildfires`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wildfires');
    await site.start();
  });
  await test.step('the list of what is kept, and taking it back', async () => {
    await page.goto('/offline');
    const opened = page.getByRole('list', { name: 'Pages you have opened' });
    await expect(opened.getByRole('link', { name: 'Community Toolkit' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove the guides' }).click();
    await expect(page.getByText('The guides are not kept on this device.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep the guides offline' })).toBeFocused();
    await page.reload();
    await expect(opened.getByRole('link', { name: 'Community Toolkit' })).toHaveCount(0);
  });
});

// `npm test` removes the guides.
test('I remove everything and nothing is kept until I ask', { tag: '@release' }, async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await visit(page, '/offline');
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.getByRole('button', { name: 'Remove everything and keep nothing' }).click();
  await expect(page.getByText('Everything is removed.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep pages again' })).toBeFocused();
  await page.goto(guide);
  await page.goto('/offline');
  expect(await page.evaluate(everythingKept)).toEqual([]);
  expect(await workers()).toBe(0);
  await page.getByRole('button', { name: 'Keep pages again' }).click();
  await expect(page.getByText('keeps pages again').first()).toBeVisible();
  expect(await workers()).toBe(1);
});

// Calendar and search do the same in `npm test`.
test('a press before its script has come is done when it comes', { tag: '@release' }, async ({
  page,
}) => {
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/enhance-keep-guides*.js', (route) => gone.then(() => route.continue()));
  const script = page.waitForRequest('**/enhance-keep-guides*.js');
  await page.goto(guide);
  const keep = page.getByRole('button', { name: 'Keep the guides offline' });
  await keep.scrollIntoViewIfNeeded();
  await script;
  await keep.click();
  letGo();
  await expect(page.getByRole('main')).toContainText(/Kept on \w+ \d+, \d{4}, \d\.\d MB\./);
});
