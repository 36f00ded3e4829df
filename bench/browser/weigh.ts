import type { Page, Request } from '@playwright/test';

/** Bytes on the wire by what they are for. */
export type Weight = Readonly<Record<Kind, number>>;
type Kind = 'html' | 'css' | 'scripts' | 'data' | 'fonts' | 'pictures' | 'other';

const kinds: Readonly<Record<string, Kind>> = {
  ...{ document: 'html', stylesheet: 'css', script: 'scripts', fetch: 'data', xhr: 'data' },
  ...{ font: 'fonts', image: 'pictures' },
};

/**
 * Opens an address and adds up the bodies of all answers, as compressed as they came, until the page
 * has been quiet for half a second: what it costs before anybody touches it. Headers are not in the sum.
 */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const weight = { html: 0, css: 0, scripts: 0, data: 0, fonts: 0, pictures: 0, other: 0 };
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    weight[kinds[request.resourceType()] ?? 'other'] += responseBodySize;
  }
  return weight;
}
