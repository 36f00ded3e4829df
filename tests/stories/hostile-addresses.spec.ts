import { changeAddress, hostileTexts, parameters, staysWhole } from '../support/hostile.ts';
import { wakeLateParts } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/**
 * Without two: a browser allows 200 changes of the address in ten seconds, the page's own included.
 */
const changes = hostileTexts.slice(2);

for (const path of [
  '/speakers/shortlist',
  '/speakers/book',
  '/speakers/profile/amara-quill',
  '/resources/community-toolkit/papers',
  '/resources/community-toolkit/planner',
  '/search',
]) {
  // `npm test` tries each kind of hostile string once, in a list.
  test(`two hundred hostile addresses of ${path} run nothing and break nothing`, {
    tag: '@release',
  }, async ({ page }) => {
    const all = hostileTexts.join(',');
    const someParameters = parameters.slice(0, 1).concat('ids', 'tag', 'speaker');
    await page.goto(`${path}?${new URLSearchParams(someParameters.map((name) => [name, all]))}`);
    await wakeLateParts(page);
    await staysWhole(page);
    expect(await changeAddress(page, changes)).toEqual([]);
    await staysWhole(page);
  });
}

test.describe('a missing address', () => {
  test.use({ allowedMessages: [/40[04]/] });

  test('made of two hundred hostile strings is only missing', { tag: '@release' }, async ({
    page,
  }) => {
    for (let first = 0; first < hostileTexts.length; first += 25) {
      const path = hostileTexts
        .slice(first, first + 25)
        .map(encodeURIComponent)
        .join('/');
      for (const start of first % 50 === 0 ? ['/', '/speakers/profile/'] : ['/']) {
        const answer = await page.goto(`${start}${path}?${path}`);
        expect(answer?.status()).toBe(404);
        await staysWhole(page);
      }
    }
  });
});
