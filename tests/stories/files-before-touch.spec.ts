import { allPages } from '#features/all-pages.ts';
import type { PageRow } from '#site/page-row.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** The most files that a page which informs asks for before it is touched, itself included. */
const mostFiles = 12;

const informing = Object.values<PageRow>(allPages).filter(({ weight }) => weight !== 'working');

for (const { href } of informing) {
  test(`${href} asks for at most ${mostFiles} files before a touch`, async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => files.add(request.url()));
    await page.setViewportSize(phone);
    await page.goto(href, { waitUntil: 'networkidle' });
    expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(mostFiles);
  });
}
