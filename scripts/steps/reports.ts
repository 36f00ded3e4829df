import { readFile, rm, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Score } from './step.ts';

/** The files that the test runners write their JSON reports to. */
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

/** The score in Playwright's JSON report; a problem outside of any test counts as a failed one. */
export function playwrightScore({ stats, errors }: PlaywrightReport): Score {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Deletes the reports of an earlier run, because they must not be counted again. */
export async function clearReports(): Promise<void> {
  await Promise.all(Object.values(reports).map((file) => rm(file, { force: true })));
}

/** Returns `read` of a JSON report; undefined where the file is missing. */
export async function readReport<Report, Result>(
  file: string,
  read: (report: Report) => Result,
): Promise<Result | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : read(JSON.parse(text));
}

/** The file in which `npm test` notes its score, for a run of the release tests after it. */
const scoreFile = '.build/score.json';

/** Notes the score of a run and the fingerprint of what it tested. */
export async function saveScore(score: Score, fingerprint: string): Promise<void> {
  await writeFile(scoreFile, JSON.stringify({ ...score, fingerprint }));
}

/** The score that was noted for these very sources on this day; undefined where there is none. */
export async function savedScore(fingerprint: string): Promise<Score | undefined> {
  const saved = await readReport(scoreFile, (score: Score & { fingerprint: string }) => score);
  return saved?.fingerprint === fingerprint ? saved : undefined;
}

/** The score in a report; no tests where the file is missing. */
export async function readScore<Report>(
  file: string,
  score: (report: Report) => Score,
): Promise<Score> {
  return (await readReport(file, score)) ?? { passed: 0, failed: 0 };
}

interface Failure {
  readonly message?: string;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { results: readonly { errors: readonly Failure[] }[] }[];
  }[];
}

/** At most this many lines of one message, so that a long page does not hide the next failure. */
const linesShown = 25;

/**
 * Returns the tests that failed in Playwright's JSON report, for the end of a long log: file, title
 * and messages without colors of each; an empty text where all passed.
 */
export function browserFailures(report: { suites: readonly Suite[] }): string {
  return report.suites.flatMap(failuresIn).join('\n');
}

function failuresIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return [`✗ ${file}: ${title}`, ...errors.map(messageOf)].join('\n');
    });
  return [...own, ...suites.flatMap(failuresIn)];
}

function messageOf({ message = 'no message' }: Failure): string {
  return stripVTControlCharacters(message).split('\n').slice(0, linesShown).join('\n');
}
