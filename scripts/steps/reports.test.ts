import { expect, test } from 'vitest';
import { browserFailures, playwrightScore, readScore, vitestScore } from './reports.ts';

test('tests that passed and failed are taken from the reports', () => {
  expect(vitestScore({ numPassedTests: 7, numFailedTests: 1 })).toEqual({ passed: 7, failed: 1 });
  expect(playwrightScore({ stats: { expected: 7, unexpected: 1, flaky: 0 }, errors: [] })).toEqual({
    passed: 7,
    failed: 1,
  });
});

test('a test that passes only sometimes has failed, and so has a broken file', () => {
  expect(
    playwrightScore({ stats: { expected: 7, unexpected: 0, flaky: 1 }, errors: ['no tests'] }),
  ).toEqual({ passed: 7, failed: 2 });
});

test('a report that was never written holds no tests', async () => {
  expect(await readScore('no/such/report.json', vitestScore)).toEqual({ passed: 0, failed: 0 });
});

const spec = (title: string, ...messages: string[]) => ({
  title,
  file: 'stories/a.spec.ts',
  ok: messages.length === 0,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
});

test('each failure is reported with its file, its name and its messages without colors', () => {
  const suites = [
    { specs: [spec('is well')], suites: [{ specs: [spec('is not', '\u001b[31mno\u001b[39m')] }] },
  ];
  expect(browserFailures({ suites })).toBe('✗ stories/a.spec.ts: is not\nno');
});

test('a long message is cut, and where nothing failed nothing is said', () => {
  const long = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
  const failures = browserFailures({ suites: [{ specs: [spec('is long', long)] }] });
  expect(failures.split('\n')).toHaveLength(26);
  expect(browserFailures({ suites: [{ specs: [spec('is well')] }] })).toBe('');
});
