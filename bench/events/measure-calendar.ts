import type { Browser } from '@playwright/test';
import { desk, phone } from '../../tests/support/sizes.ts';
import type { Measure } from '../bench.ts';
import { openPage } from '../browser/open.ts';
import { processorTimes } from '../browser/processor-time.ts';
import { type Stopwatch, startStopwatch } from '../browser/stopwatch.ts';
import { type Weight, weigh } from '../browser/weigh.ts';
import { middleOfThree, percentile, spread } from '../spread.ts';
import { timeDays, timeMonths, timeSelects, timeTyping, timeViews } from './acting.ts';
import { answerBudget, pageBudget, slowdown } from './budgets.ts';
import { settleCalendar } from './calendar.ts';

type Page = Awaited<ReturnType<typeof openPage>>['page'];
type Act = (page: Page, stopwatch: Stopwatch) => Promise<number[]>;

const inCalendar = new Map<string, Act>([
  ['Calendar: key to result', timeTyping],
  ['Calendar: select to result', timeSelects],
  ['Calendar: day to its events', timeDays],
  ['Calendar: month to month', timeMonths],
  ['View or range to result', timeViews],
]);
const inList = new Map<string, Act>([
  ['List: key to result', timeTyping],
  ['List: select to result', timeSelects],
]);

/** How fast calendar and list answer, on a desk with a slow processor. */
export async function measureAnswers(browser: Browser, url: string): Promise<Measure[]> {
  return [
    ...(await measureAll(browser, url, inCalendar)),
    ...(await measureAll(browser, `${url}?view=list`, inList)),
  ];
}

async function measureAll(
  browser: Browser,
  url: string,
  acts: ReadonlyMap<string, Act>,
): Promise<Measure[]> {
  const { page, close } = await openPage(browser, desk, slowdown);
  await page.goto(url, { waitUntil: 'networkidle' });
  await settleCalendar(page);
  const stopwatch = await startStopwatch(page);
  const measures: Measure[] = [];
  for (const [what, act] of acts) {
    const times = await middleOfThree(() => act(page, stopwatch));
    measures.push(...spread(what, times, answerBudget));
  }
  await close();
  return [...measures, ...(await measureWork(browser, url, acts))];
}

/** How much work each is, whatever else the machine does: processor time, four times as much for a slow one. */
async function measureWork(
  browser: Browser,
  url: string,
  acts: ReadonlyMap<string, Act>,
): Promise<Measure[]> {
  const { page, close } = await openPage(browser, desk);
  await page.goto(url, { waitUntil: 'networkidle' });
  await settleCalendar(page);
  const stopwatch = await startStopwatch(page);
  const measures: Measure[] = [];
  for (const [what, act] of acts) {
    const works = await processorTimes(browser, page, () => act(page, stopwatch));
    const value = slowdown * percentile(works, 0.95);
    measures.push({ what: `${what}, work × ${slowdown}, 95 of 100`, value, unit: 'ms' });
  }
  await close();
  return measures;
}

/** What the calendar costs before the first interaction; the heavier of phone and desk counts. */
export async function weighCalendar(browser: Browser, url: string): Promise<Measure[]> {
  const onPhone = await weightAt(browser, url, phone);
  const onDesk = await weightAt(browser, url, desk);
  const text = ({ html, css, scripts, data }: Weight) => html + css + scripts + data;
  return [
    inKB('Page: HTML with its styles', onDesk.html + onDesk.css),
    inKB('Page: scripts', onDesk.scripts),
    inKB('Page: data', onDesk.data),
    { ...inKB('Page: these together', Math.max(text(onPhone), text(onDesk))), budget: pageBudget },
    inKB('Page: fonts', onDesk.fonts),
  ];
}

async function weightAt(browser: Browser, url: string, size: typeof phone): Promise<Weight> {
  const { page, close } = await openPage(browser, size);
  const weight = await weigh(page, url);
  await close();
  return weight;
}

function inKB(what: string, bytes: number): Measure {
  return { what, value: bytes / 1000, unit: 'kB' };
}
