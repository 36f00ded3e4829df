import { allOf } from '../support/all-of.ts';
import { builtClaims } from '../support/evidence.ts';
import { expect, test } from '../support/test.ts';

const claims = builtClaims();

test.describe('with a clipboard', { tag: '@not-firefox' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const path of [
    '/',
    '/evidence',
    '/resources/key-messages',
    '/resources/rapid-response',
    '/resources/rapid-response/flooding',
    '/resources/library/lancet-countdown-2024',
  ]) {
    test(`every figure of ${path} copies its sentence, publisher, year and address`, {
      tag: path === '/resources/rapid-response' ? [] : '@release',
    }, async ({ page }) => {
      await page.goto(path);
      const buttons = page.locator('button[aria-label^="Copy with source: "]');
      for (const button of await allOf(buttons)) {
        await button.dispatchEvent('click');
        const id = await button.evaluate(
          (element) =>
            element.closest<HTMLElement>('[data-claim]')?.dataset['claim'] ??
            element.closest('article')?.id,
        );
        const claim = claims.find((one) => one.id === id);
        const quoted = claim?.closest ? claims.find((one) => one.id === claim.closest) : claim;
        const { wording = '', source } = quoted?.published ?? {};
        const copied = () => page.evaluate(() => navigator.clipboard.readText());
        await expect.poll(copied, { message: id ?? path }).toContain(`${wording} (`);
        const origin = (await copied()).slice(wording.length);
        expect(origin).toContain(`) ${source?.url}`);
        expect(origin).toContain(String(source?.year ?? 'undated'));
        expect(origin).toContain(source?.journal ?? source?.publisher ?? '');
        expect(origin).toContain(source?.reportedBy ? `as reported by ${source.reportedBy}` : '');
      }
    });
  }
});
