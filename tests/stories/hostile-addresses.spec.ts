import { addressTexts, changeAddress, hostileTexts, staysWhole } from '../support/hostile.ts';
import { wakeLateParts } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

for (const path of [
  '/speakers/shortlist',
  '/speakers/book',
  '/speakers/profile/amara-quill',
  '/resources/community-toolkit/papers',
  '/resources/community-toolkit/planner',
  '/search',
]) {
  // `npm test` tries the same strings on the directory (lists.spec.ts).
  test(`two hundred hostile addresses of ${path} run nothing and break nothing`, {
    tag: '@release',
  }, async ({ page }) => {
    const all = hostileTexts.join(',');
    const query = new URLSearchParams({ q: all, ids: all, tag: all, speaker: all });
    await page.goto(`${path}?${query}`);
    await wakeLateParts(page);
    await staysWhole(page);
    expect(await changeAddress(page, addressTexts)).toEqual([]);
    await staysWhole(page);
  });
}

test.describe('a missing address', () => {
  test.use({ allowedMessages: [/40[04]/] });

  test('made of two hundred hostile strings is only missing', { tag: '@release' }, async ({
    page,
  }) => {
    // Each address holds 25 strings, in its path and in its query; every other one is tried as that
    // of a speaker too, for whom the page of missing addresses suggests names.
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
