import { hydrated } from '../support/hydration.ts';
import {
  availableSpeakers,
  closeStorage,
  keptIds,
  openWith,
  type Person,
  profilePath,
  shortlistHref,
  shortlistOf,
  trayOf,
} from '../support/shortlist.ts';
import { expect, test } from '../support/test.ts';

const [first, second, third] = availableSpeakers(3) as [Person, Person, Person];
const speakersFile = '**/data/speakers.json';

test.describe('where the browser keeps nothing', () => {
  test.beforeEach(({ context }) => closeStorage(context));

  test('the bar says so and takes the list along in its link', async ({ page }) => {
    await page.goto(profilePath(first));
    await hydrated(page);
    const tray = trayOf(page);
    await tray.toggle(first).click();
    await expect(tray.toggle(first)).toHaveAttribute('aria-pressed', 'true');
    await expect(tray.bar.getByText(/^This browser keeps nothing for us/)).toBeVisible();
    await tray.review.click();
    const list = shortlistOf(page);
    await expect(list.names).toHaveText([first.name]);
    expect(await list.chosen()).toEqual([first.name]);
  });

  test('the list lives in its address, through changes and reloads', async ({ page }) => {
    await page.goto(shortlistHref([first, second, third]));
    const list = shortlistOf(page);
    await list.up(third).click();
    await list.remove(first).click();
    await expect(list.names).toHaveText([third.name, second.name]);
    await page.reload();
    await expect(list.names).toHaveText([third.name, second.name]);
    await list.keepOnDevice.click();
    await expect(list.main.getByText(/^This browser keeps nothing for us/)).toBeVisible();
    await list.down(third).click();
    await expect(page).toHaveURL(shortlistHref([second, third]));
  });
});

test('on a full device the list lives on in the address', async ({ page }) => {
  await openWith(page, [first, second]);
  const list = shortlistOf(page);
  await expect(list.names).toHaveCount(2);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await list.up(second).click();
  await expect(list.names).toHaveText([second.name, first.name]);
  await expect(list.main.getByText(/^This browser keeps nothing for us/)).toBeVisible();
  await expect(page).toHaveURL(shortlistHref([second, first]));
});

for (const text of ['<script>', '{"length":3}', '[null,7,{"id":"../x","name":"X"}]', '[[[[', '']) {
  test(`a device that keeps ${text || 'an empty text'} has an empty list that works`, {
    tag: text === '<script>' ? [] : '@release',
  }, async ({ page }) => {
    await page.goto('/privacy');
    await page.evaluate((value) => localStorage.setItem('shortlist', value), text);
    await page.goto('/speakers/shortlist');
    await expect(shortlistOf(page).empty).toBeVisible();
    await page.goto(profilePath(first));
    await hydrated(page);
    await trayOf(page).toggle(first).click();
    expect(await keptIds(page)).toEqual([first.id]);
  });
}

test('a name that someone wrote into the storage is shown as text', async ({ page }) => {
  await openWith(page, [{ ...first, name: '<img src=x onerror=alert(1)>' }], profilePath(second));
  const { openButton, list } = trayOf(page);
  await openButton(1).click();
  await expect(list.getByRole('link')).toHaveText('<img src=x onerror=alert(1)>');
});

test.describe('where the facts do not come', () => {
  test.use({ allowedMessages: [/^(console error: Failed to load|failed: .*speakers\.json)/] });

  test('the names, their pages and the request still work', { tag: '@long' }, async ({ page }) => {
    await page.route(speakersFile, (route) => route.abort());
    await openWith(page, [first, second]);
    const list = shortlistOf(page);
    await expect(list.names).toHaveText([first.name, second.name]);
    await expect(list.main.getByText(/^We could not load the facts/)).toBeVisible();
    await list.down(first).click();
    await expect.poll(list.chosen).toEqual([second.name, first.name]);
    await list.main.getByRole('link', { name: first.name }).click();
    await expect(page).toHaveURL(profilePath(first));
  });
});

test('where something else comes instead of the facts, the names are there', async ({ page }) => {
  await page.route(speakersFile, (route) =>
    route.fulfill({ body: '<h1>Welcome to the hotel</h1>' }),
  );
  await openWith(page, [first]);
  await expect(shortlistOf(page).names).toHaveText([first.name]);
  await expect(shortlistOf(page).main.getByText(/^We could not load the facts/)).toBeVisible();
});

test('two tabs show the same list', async ({ page, context }) => {
  await openWith(page, [first], profilePath(second));
  const other = await context.newPage();
  await other.goto('/speakers/shortlist');
  await expect(shortlistOf(other).names).toHaveText([first.name]);
  await trayOf(page).toggle(second).click();
  await expect(shortlistOf(other).names).toHaveText([first.name, second.name]);
  await shortlistOf(other).remove(second).click();
  await expect(trayOf(page).toggle(second)).toHaveAttribute('aria-pressed', 'false');
  await expect(trayOf(page).openButton(1)).toBeVisible();
});

test('Back brings the list as it is now', { tag: '@long' }, async ({ page }) => {
  await openWith(page, [first, second], profilePath(first));
  await trayOf(page).review.click();
  await shortlistOf(page).remove(first).click();
  await page.goBack();
  await expect(trayOf(page).openButton(1)).toBeVisible();
  await expect(trayOf(page).toggle(first)).toHaveAttribute('aria-pressed', 'false');
});

test('without script the page says what it needs and leads on', { tag: '@not-firefox' }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/speakers/shortlist?ids=${first.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(/needs JavaScript/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Find a speaker' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Book without a shortlist' })).toBeVisible();
  await page.goto(`${baseURL}${profilePath(first)}`);
  await expect(page.getByRole('button', { name: /^Add to shortlist/ })).toHaveCount(0);
  await page.close();
});
