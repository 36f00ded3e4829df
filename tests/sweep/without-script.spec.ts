import { allPages, fewOfEach, missingPages } from '../support/site-pages.ts';
import { desk } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Which pages are near a missing one, and what lies on this device, only a script can say. */
const onlyScriptKnows: readonly string[] = [...missingPages, '/my-requests'];

/**
 * The main part of a page as its reader has it. Forms and buttons may bring words of their own where a
 * script works them; what is written for readers may not depend on one. Runs inside the page.
 */
function mainPart() {
  const main = document.querySelector('main');
  // Words that are not laid out yet, far down the page, are words all the same.
  for (const place of main?.querySelectorAll<HTMLElement>('li, tr, article') ?? [])
    place.style.contentVisibility = 'visible';
  const parts = (selector: string) => [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const linesOf = ({ innerText }: HTMLElement) =>
    innerText.split('\n').flatMap((line) => line.trim() || []);
  const tools = new Set(parts('form, search, button, output, [data-with-script]').flatMap(linesOf));
  const lines = main ? linesOf(main).filter((line) => !tools.has(line)) : [];
  const links = parts('a').map((link) => (link as HTMLAnchorElement).href);
  return {
    heading: document.querySelector('h1')?.innerText,
    links: [...new Set(links)].sort(),
    lines: [...new Set(lines)],
  };
}

for (const path of fewOfEach(allPages())) {
  test(`${path} says the same without JavaScript`, async ({ page, context }) => {
    await page.setViewportSize(desk);
    await page.goto(path);
    const scripted = await page.evaluate(mainPart);

    // In a window of its own, since leaving the first one would cut off what it still loads.
    const plainPage = await context.newPage();
    await plainPage.setViewportSize(desk);
    const browser = await context.newCDPSession(plainPage);
    await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
    await plainPage.goto(path);
    const plain = await plainPage.evaluate(mainPart);

    expect.soft(plain.heading).toBe(scripted.heading);
    if (onlyScriptKnows.includes(path)) return;
    expect.soft(plain.links).toEqual(scripted.links);
    expect.soft(scripted.lines.filter((line) => !plain.lines.includes(line))).toEqual([]);
  });
}
