import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { readyBrowser } from '../../scripts/programs.ts';
import { freePort } from '../../scripts/steps/step.ts';
import { percentile, slowdown } from '../bench.ts';

/** As much of Lighthouse’s report as is read here (its types would come with its 114 packages). */
export interface LighthouseReport {
  categories: Readonly<Record<string, LighthouseCategory | undefined>>;
  audits: Readonly<Record<string, LighthouseAudit | undefined>>;
  runtimeError?: { message: string };
}

/** A score from 0 to 1, and what it is made of. */
interface LighthouseCategory {
  score: number | null;
  auditRefs: readonly { id: string; weight: number }[];
}

/** One thing Lighthouse looked at. */
interface LighthouseAudit {
  title: string;
  score: number | null;
  /** Milliseconds, or a number without a unit. */
  numericValue?: number;
}

/** Looks at an address with the browser that listens on a port. */
export type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ lhr: LighthouseReport } | undefined>;

/**
 * Lighthouse's program; its packages are installed separately (docs/decisions/test-browsers.md).
 */
const program = resolve('bench/lighthouse/node_modules/lighthouse/core/index.js');
export const howToGet = 'npm ci --prefix bench/lighthouse --ignore-scripts';

/** Lighthouse, where it was installed; undefined elsewhere. */
export async function findLighthouse(): Promise<Lighthouse | undefined> {
  if (!existsSync(program)) return undefined;
  const loaded: { default: Lighthouse } = await import(pathToFileURL(program).href);
  return loaded.default;
}

/** The browser of the tests, which Lighthouse drives over a port of this machine. */
export async function openBrowserOnPort(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await readyBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${port}`, '--disable-background-networking', '--no-first-run'],
  });
  return { browser, port };
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const;

export type Category = (typeof categories)[number];
export type Timing = keyof typeof timings;

/** Lighthouse's numbers for a page, each the median of several runs. */
export interface PageReport {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds; the layout shift has no unit. */
  timings: Record<Timing, number>;
  /** Whether search engines are asked to leave the page out; its SEO score then says nothing. */
  isUnlisted: boolean;
  /** Audits that cost points in any run, in words. */
  problems: readonly string[];
}

/**
 * How Lighthouse makes a slow phone: `simulate` (its default) loads the page on the fast machine
 * and calculates what a slow one would take; `devtools` slows the processor down and times what is
 * painted. The address is that of a slow line then.
 */
type Throttling = 'simulate' | 'devtools';

const processorOnly = {
  requestLatencyMs: 0,
  downloadThroughputKbps: 0,
  uploadThroughputKbps: 0,
  cpuSlowdownMultiplier: slowdown,
};

/**
 * Runs Lighthouse so many times on an address, as for a phone on a slow network. Throws
 * Lighthouse's message where it cannot load the page.
 */
export async function lookAtPage(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  runs: number,
  throttlingMethod: Throttling = 'simulate',
): Promise<PageReport> {
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < runs; run++)
    reports.push(await look(lighthouse, url, { port, throttlingMethod }));
  return middleOf(reports);
}

async function look(
  lighthouse: Lighthouse,
  url: string,
  how: { port: number; throttlingMethod: Throttling },
): Promise<LighthouseReport> {
  const flags = {
    ...how,
    ...(how.throttlingMethod === 'devtools' && { throttling: processorOnly }),
    onlyCategories: categories,
    logLevel: 'silent',
    // The pages for missing addresses answer with 404, as they should.
    ignoreStatusCode: true,
    enableErrorReporting: false,
  };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse gave no report on ${url}.`);
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

/** Returns the median of each number of several reports on a page; `NaN` for a missing one. */
export function middleOf(reports: readonly LighthouseReport[]): PageReport {
  const middle = (numberOf: (report: LighthouseReport) => number | null | undefined) =>
    percentile(
      reports.map((report) => numberOf(report) ?? Number.NaN),
      0.5,
    );
  const scores = categories.map((name) => [
    name,
    Math.round(100 * middle((report) => report.categories[name]?.score)),
  ]);
  const times = Object.entries(timings).map(([name, audit]) => [
    name,
    middle((report) => report.audits[audit]?.numericValue),
  ]);
  return {
    scores: Object.fromEntries(scores),
    timings: Object.fromEntries(times),
    isUnlisted: reports.some(({ audits }) => audits['is-crawlable']?.score === 0),
    problems: [...new Set(reports.flatMap(problemsOf))],
  };
}

/** The ids of audits without a timing that count for a score and lower it. */
function problemsOf({ categories: all, audits }: LighthouseReport): string[] {
  const counting = Object.values(all).flatMap((category) =>
    (category?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  );
  return counting
    .map(({ id }) => id)
    .filter((id) => {
      const audit = audits[id];
      return audit && audit.numericValue === undefined && audit.score !== null && audit.score < 1;
    });
}
