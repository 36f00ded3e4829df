import { recordAnnouncements } from '../support/contact.ts';

import { hydrated } from '../support/hydration.ts';

import {
  availableSpeakers,
  keptIds,
  openWith,
  type Person,
  shortlistHref,
  shortlistOf,
} from '../support/shortlist.ts';
import { expect, test } from '../support/test.ts';

const [first, second, third] = availableSpeakers(3) as [Person, Person, Person];

test.describe('with a clipboard', { tag: '@not-firefox' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('I copy the link, and whoever opens it sees my list in my order', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openWith(page, [second, first]);
    const { copy, link } = shortlistOf(page);
    await copy.click();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(url).toBe(`${baseURL}${shortlistHref([second, first])}`);
    await expect(link).toHaveValue(url);

    const other = await browser.newPage();
    await other.goto(url);
    const list = shortlistOf(other);
    await expect(list.names).toHaveText([second.name, first.name]);
    await expect(list.shared).toBeVisible();
    expect(await keptIds(other)).toEqual([]);
    await other.close();
  });
});

test('where the device can share, I hand the link to another program', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data?.url });
  });
  await openWith(page, [first, second]);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: string }).shared);
  expect(shared).toBe(`${baseURL}${shortlistHref([first, second])}`);
});

test('I keep a shared list, and it is mine', { tag: '@firefox' }, async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await page.goto(shortlistHref([first, second]));
  const list = shortlistOf(page);
  await list.keepOnDevice.press('Enter');
  await expect(list.shared).toBeHidden();
  await expect(list.main).toBeFocused();
  expect(await announcements()).toEqual(['polite: List added. 2 on your shortlist']);
  expect(await keptIds(page)).toEqual([first.id, second.id]);
  await page.goto('/speakers/shortlist');
  await expect(list.names).toHaveText([first.name, second.name]);
});

test('a shared list never writes over mine; it joins mine when I say so', async ({ page }) => {
  await openWith(page, [third], shortlistHref([first, second]));
  const list = shortlistOf(page);
  await list.down(first).click();
  await list.remove(second).click();
  await expect(page).toHaveURL(shortlistHref([first]));
  expect(await keptIds(page)).toEqual([third.id]);
  await list.join.click();
  await expect(list.names).toHaveText([third.name, first.name]);
  expect(await keptIds(page)).toEqual([third.id, first.id]);
});

test('two lists that do not fit together stay two', async ({ page }) => {
  const other = availableSpeakers(14).slice(12);
  await openWith(page, availableSpeakers(12), shortlistHref(other));
  const list = shortlistOf(page);
  await expect(list.main.getByText(/these would be more than 12/)).toBeVisible();
  await expect(list.join).toBeHidden();
  await list.main.getByRole('link', { name: 'Show my own shortlist' }).click();
  await expect(list.names).toHaveCount(12);
});

test('speakers who left are told of, and the rest is there', async ({ page }) => {
  await page.goto(`${shortlistHref([first])},who-was-here,${second.id}`);
  const list = shortlistOf(page);
  await expect(list.names).toHaveText([first.name, second.name]);
  await expect(
    list.main.getByText('One speaker of this list is not with us any more.'),
  ).toBeVisible();
});

// Damaged addresses, each with one known speaker or with none.
const { id } = first;
const badAddresses: readonly [query: string, found: 0 | 1][] = [
  ['?ids=', 0],
  ['?ids', 0],
  ['?ids=,,,,', 0],
  ['?ids=nobody-here', 0],
  ['?ids=<script>alert(1)</script>', 0],
  ['?ids=%3Cimg%20src=x%20onerror=alert(1)%3E', 0],
  ['?ids="><svg/onload=alert(1)>', 0],
  ['?ids=javascript:alert(1)', 0],
  ['?ids=__proto__,constructor,toString', 0],
  ['?ids=../../../etc/passwd', 0],
  ['?ids=%00', 0],
  ['?ids=%E0%A4%A', 0],
  ['?ids=%', 0],
  ['?ids=%zz%2', 0],
  ['?ids[]=a', 0],
  ['??ids=a', 0],
  ['?&&&=&=', 0],
  ['#ids=a', 0],
  [`?ids=${id.toUpperCase()}`, 0],
  [`?ids=${id}%0A`, 1],
  [`?ids=<script>,${id}`, 1],
  [`?ids=%,${id},%ED%A0%80`, 1],
  [`?ids=${id},${id},${id}`, 1],
  [`?ids=${id}&ids=${id}&ids=`, 1],
  [`?x=1&ids=%20${id}%20#%`, 1],
  [`?ids=${encodeURIComponent(`${id},`)}`, 1],
  [`?${`ids=${id}&`.repeat(2_000)}`, 1],
  [`?ids=${'x'.repeat(100_000)}`, 0],
  [`?ids=${'nobody,'.repeat(10_000)}`, 0],
  [`?ids=${id},${'%'.repeat(50_000)}`, 1],
];

test.describe('an address that makes no sense still gives the page', () => {
  for (const [query, found] of badAddresses) {
    test(query.length > 80 ? `${query.slice(0, 30)}… (${query.length})` : query, {
      tag: query === '?ids=<script>alert(1)</script>' ? [] : '@release',
    }, async ({ page }) => {
      await page.goto(`/speakers/shortlist${query}`);
      await hydrated(page);
      const list = shortlistOf(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shortlist');
      if (found === 0) await expect(list.empty).toBeVisible();
      else await expect(list.names).toHaveText([first.name]);
      await expect(list.main.locator('[onerror], [onload], img[src="x"]')).toHaveCount(0);
    });
  }
});
