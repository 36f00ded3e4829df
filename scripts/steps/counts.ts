import { readFile, rm } from 'node:fs/promises';
import type { Score } from './step.ts';

/** Where the test runners leave their reports. */
export const reports = { vitest: '.build/vitest.json', playwright: '.build/playwright.json' };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly unknown[];
}

/** The score in Vitest's JSON report. */
export function vitestScore({ numPassedTests, numFailedTests }: VitestReport): Score {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The score in Playwright's JSON report; a fault outside of any test counts as a failed one. */
export function playwrightScore({ stats, errors }: PlaywrightReport): Score {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Takes away the reports of an earlier run, which must not be counted again. */
export async function clearReports(): Promise<void> {
  await Promise.all(Object.values(reports).map((file) => rm(file, { force: true })));
}

/** What `read` makes of a report; undefined where none was written. */
export async function readReport<Report, Result>(
  file: string,
  read: (report: Report) => Result,
): Promise<Result | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : read(JSON.parse(text));
}

/** Reads a report; one that was never written holds no tests. */
export async function readScore<Report>(
  file: string,
  score: (report: Report) => Score,
): Promise<Score> {
  return (await readReport(file, score)) ?? { passed: 0, failed: 0 };
}
