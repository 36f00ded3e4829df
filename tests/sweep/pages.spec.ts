import type { BrowserContext, Page, Response } from '@playwright/test';
import { arriveInPieces } from '../support/arrive-in-pieces.ts';
import { contrast, everyRule } from '../support/axe.ts';
import { wakeLateParts } from '../support/hydration.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { allPages, fewOfEach, missingPages, oneOfEach } from '../support/site-pages.ts';
import { desk, narrow, phone, zoomed } from '../support/sizes.ts';
import type { Tag } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { budgetFor, fontBudgetFor, heightsFor } from './budgets.ts';
import {
  checkTabStop,
  cutProblems,
  fieldProblems,
  fontsPainted,
  headingProblems,
  heights,
  imageProblems,
  landmarkProblems,
  layOutAll,
  mainPart,
  newTabProblems,
  removeLastStyle,
  spaceText,
  speechProblems,
  stopsLeftOut,
  targetProblems,
  widthProblems,
} from './in-page.ts';

/*
 * Every page is opened once and looked at from all sides. Of pages that differ in their words
 * alone, every change opens one (oneOfEach), and `npm test` one of each layout. The tests of a
 * release look at three in the same way (fewOfEach), and at all others for what depends on the
 * words.
 */

const few = fewOfEach(allPages());
const first = oneOfEach(few);

/** Pages that `npm test` sweeps: one of each layout. All others of `first` are swept in CI. */
const layouts = [
  /^\/$/,
  /^\/about\/vision$/,
  /^\/now\/[^/]+$/,
  /^\/media-inquiries$/,
  /^\/resources\/(library|events-calendar|community-toolkit\/planner)$/,
  /^\/resources\/rapid-response\/[^/]+$/,
  /^\/speakers\/(directory$|profile\/(?!nobody))/,
  /^\/stories\/[^/]+$/,
];

function tagOf(path: string): readonly Tag[] {
  if (!first.includes(path)) return ['@release'];
  return layouts.some((layout) => layout.test(path)) ? [] : ['@long'];
}

/** Everything this site may keep on a visitor's device before anybody touches a page. */
const storageKeys = ['theme'];

/** Pages whose words only a script knows: pages near a missing address, letters on this device. */
const pagesOfScript: readonly string[] = [...missingPages, '/my-requests'];

/**
 * The footer is the same on every page of a language, so Tab goes through it on one page of each.
 */
const footer = 'body > footer';
const withFooter: readonly string[] = ['/', '/es/ahora'];

/** Pages with many late parts: lists, players, clocks and counts. */
const muchComesLate = [
  /^\/(now|evidence)?$/,
  /^\/speakers\/(directory$|profile\/(?!nobody))/,
  /^\/stories(\/|$)/,
  /^\/resources\/(library|events-calendar)$/,
  /^\/resources\/rapid-response(\/|$)/,
  /^\/be-catalyst\/exchange$/,
  /^\/media-inquiries\/deadline$/,
];

/** More stops than any page has; a longer walk goes in a circle. */
const longestWalk = 600;

for (const path of few) {
  test(`${path} is light and sound, fits every window, and needs no script or mouse`, {
    tag: [...tagOf(path)],
  }, async ({ page, context }) => {
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    await page.setViewportSize(desk);
    await page.goto(path);
    await page.evaluate(fontsPainted);
    await checkWeight(answers, path);
    expect.soft(await page.evaluate(layoutShift), 'layout shift on a desk').toBe(0);

    await checkReflow(page);
    await checkStructure(page, context);
    await checkHeights(page, path);
    await checkWithoutScript(page, context, path);
    await checkColors(page);
    await page.setViewportSize(desk);
    await checkPaper(page);
    await checkKeyboard(page, path);
  });

  // Every change sees it light on a desk with every rule, and its colors dark on a phone.
  test(`${path} has no barrier on a phone, and can be read dark on a desk`, {
    tag: '@release',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(desk);
    await page.goto(path);
    await page.evaluate(fontsPainted);
    expect.soft(await contrast(page), 'on a desk, dark').toEqual([]);
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await everyRule(page), 'on a phone, light').toEqual([]);
  });
}

for (const path of allPages().filter((path) => !few.includes(path))) {
  test(`${path} is in order, keeps nothing, and has no barrier that a machine can find`, {
    tag: '@release',
  }, async ({ page, context }) => {
    await page.setViewportSize(desk);
    await page.goto(path);
    await checkStructure(page, context);
    await checkHeights(page, path);
    expect.soft(await everyRule(page), 'on a desk, light').toEqual([]);
    await checkPaper(page);
  });
}

const slowly = test.extend({
  baseURL: async ({ baseURL }, use) => {
    const slow = await arriveInPieces(baseURL ?? '');
    await use(slow.origin);
    slow.close();
  },
});

for (const path of few) {
  const isLate = muchComesLate.some((late) => late.test(path));
  for (const [place, size] of Object.entries({ phone, desk })) {
    slowly(
      `${path} does not jump while it arrives in pieces, on a ${place}`,
      { tag: place === 'phone' && first.includes(path) && isLate ? '@long' : '@release' },
      async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        await page.evaluate(fontsPainted);
        // A shift of the last letters of a line, which nobody sees, is allowed.
        expect(await page.evaluate(layoutShift), 'layout shift').toBeLessThanOrEqual(0.001);
      },
    );
  }
}

async function checkWeight(answers: readonly Response[], path: string): Promise<void> {
  const budget = budgetFor(path);
  const weightOf = async (...types: readonly string[]) => {
    const wanted = answers.filter((answer) => types.includes(answer.request().resourceType()));
    let bytes = 0;
    for (const answer of wanted) bytes += (await answer.request().sizes()).responseBodySize;
    return { bytes, files: wanted.length };
  };
  const fonts = await weightOf('font');
  expect.soft((await weightOf('script')).bytes, 'scripts').toBeLessThanOrEqual(budget.scripts);
  expect
    .soft((await weightOf('document', 'stylesheet')).bytes, 'page')
    .toBeLessThanOrEqual(budget.page);
  expect.soft(fonts.files, 'font files').toBeLessThanOrEqual(fontBudgetFor(path).files);
  expect.soft(fonts.bytes, 'fonts').toBeLessThanOrEqual(fontBudgetFor(path).bytes);
}

async function checkStructure(page: Page, context: BrowserContext): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const heading = (await title.innerText()).replace(/\s+/g, ' ');
  const site = await page.locator('meta[property="og:site_name"]').getAttribute('content');
  expect.soft(site, 'name of the network').not.toBeFalsy();
  const documentTitle = await page.title();
  // A profile has profession and place there too.
  // The heading of a figure is a sentence, which a title has no room for.
  const start = documentTitle.split('…')[0] ?? '';
  const isCut = start !== documentTitle && start.length > 30 && heading.startsWith(start);
  expect
    .soft(documentTitle.startsWith(heading) || isCut, 'the title begins with the heading')
    .toBe(true);
  expect.soft(documentTitle.endsWith(` | ${site}`), 'and ends with the site').toBe(true);
  expect.soft(await page.evaluate(headingProblems), 'headings').toEqual([]);
  expect.soft(await page.evaluate(landmarkProblems), 'landmarks').toEqual([]);
  expect.soft(await page.evaluate(newTabProblems), 'links in a new tab').toEqual([]);
  expect.soft(await page.evaluate(speechProblems), 'words as they are read').toEqual([]);
  expect.soft(await page.evaluate(imageProblems), 'pictures').toEqual([]);

  expect.soft(await context.cookies(), 'cookies').toEqual([]);
  const saved = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const unexpected = saved.filter((key) => !storageKeys.includes(key));
  expect.soft(unexpected, 'saved on the device').toEqual([]);
}

/** Measures heights on a phone and on a desk; leaves the page in the window of a desk. */
async function checkHeights(page: Page, path: string): Promise<void> {
  for (const [place, size] of [
    ['phone', phone],
    ['desk', desk],
  ] as const) {
    await page.setViewportSize(size);
    // A page decides when it opens how many items of a list it shows.
    if (Number.isFinite(heightsFor(path, place).whole)) await page.reload();
    const limit = heightsFor(path, place, await page.locator('main article').count());
    const { head, whole } = await page.evaluate(heights);
    expect.soft(head, `height of the head, on a ${place}`).toBeLessThanOrEqual(limit.head);
    expect.soft(whole, `height of the page, on a ${place}`).toBeLessThanOrEqual(limit.whole);
  }
}

/** Opens the page once more, without JavaScript, in a window of its own. */
async function checkWithoutScript(page: Page, context: BrowserContext, path: string) {
  const scripted = await page.evaluate(mainPart);
  const plainPage = await context.newPage();
  await plainPage.setViewportSize(desk);
  const browser = await context.newCDPSession(plainPage);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
  await plainPage.goto(path);
  const plain = await plainPage.evaluate(mainPart);
  await plainPage.close();

  expect.soft(plain.heading, 'heading without script').toBe(scripted.heading);
  if (pagesOfScript.includes(path)) return;
  expect.soft(plain.links, 'links without script').toEqual(scripted.links);
  const missing = scripted.lines.filter((line) => !plain.lines.includes(line));
  expect.soft(missing, 'words that need a script').toEqual([]);
}

/** Checks every rule on a desk in light, and the contrast on a phone in dark. */
async function checkColors(page: Page): Promise<void> {
  expect.soft(await everyRule(page), 'on a desk, light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(phone);
  expect.soft(await contrast(page), 'on a phone, dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function checkPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('banner'), 'the header on paper').toBeHidden();
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}

/** Checks widths, cut words and sizes of targets in all windows and with spaced text. */
async function checkReflow(page: Page): Promise<void> {
  await page.evaluate(layOutAll);
  await resize(page, desk);
  expect.soft(await page.evaluate(targetProblems), 'targets on a desk').toEqual([]);
  expect.soft(await page.evaluate(widthProblems), 'width on a desk').toEqual([]);
  await resize(page, phone);
  expect.soft(await page.evaluate(targetProblems), 'targets on a phone').toEqual([]);
  expect.soft(await page.evaluate(fieldProblems), 'fields on a phone').toEqual([]);
  await resize(page, narrow);
  expect.soft(await page.evaluate(widthProblems), 'width at 320 px').toEqual([]);
  expect.soft(await page.evaluate(cutProblems), 'cut at 320 px').toEqual([]);
  await resize(page, zoomed);
  expect.soft(await page.evaluate(widthProblems), 'width at 400% zoom').toEqual([]);
  await page.evaluate(spaceText);
  expect.soft(await page.evaluate(widthProblems), 'width with spaced text').toEqual([]);
  expect.soft(await page.evaluate(cutProblems), 'cut with spaced text').toEqual([]);
  await resize(page, desk);
  expect.soft(await page.evaluate(cutProblems), 'cut with spaced text on a desk').toEqual([]);
  await page.evaluate(removeLastStyle);
  await page.evaluate(removeLastStyle);
}

/** Changes the window and waits until the page is drawn in it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(fontsPainted);
}

/** Checks that Tab reaches every control in order, and that the skip link comes first and works. */
async function checkKeyboard(page: Page, path: string): Promise<void> {
  const lastPart = withFooter.includes(path) ? undefined : footer;
  await wakeLateParts(page);
  const skip = page.getByRole('link', { name: /^(Skip to main content|Ir al contenido)$/ });
  await page.keyboard.press('Tab');
  await expect.soft(skip).toBeFocused();
  expect.soft(await tabStopProblems(page, lastPart), 'stops').toEqual([]);
  expect.soft(await page.evaluate(stopsLeftOut, lastPart), 'never reached').toEqual([]);
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect.soft(page.getByRole('main')).toBeFocused();
}

/**
 * Checks the stop that has focus and presses Tab, until focus leaves the page or comes to a second
 * stop in `lastPart`, a selector. Returns the problems of all stops.
 */
async function tabStopProblems(page: Page, lastPart: string | undefined): Promise<string[]> {
  const problems: string[] = [];
  for (let step = 0; step < longestWalk; step += 1) {
    const stop = await page.evaluate(checkTabStop, lastPart);
    if (stop.isOver) return problems;
    problems.push(...stop.problems);
    await page.keyboard.press('Tab');
  }
  return [...problems, `still inside after ${longestWalk} stops`];
}
