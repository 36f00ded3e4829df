import { expect, test } from 'vitest';
import { playwrightScore, readScore, vitestScore } from './counts.ts';

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
