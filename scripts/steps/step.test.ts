import { beforeEach, expect, test, vi } from 'vitest';
import { runStep, total } from './step.ts';

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
});

const ended =
  (ok: boolean, output = '') =>
  async () => ({ ok, output });

test('a step that passes counts as one and keeps quiet', async () => {
  const score = await runStep({ name: 'Types', run: ended(true, 'long story') });
  expect(score).toEqual({ passed: 1, failed: 0 });
  expect(printed.join('')).toMatch(/^✓ Types \(\d+\.\d s\)\n$/);
});

test('a step that fails shows what it printed', async () => {
  const score = await runStep({ name: 'Types', run: ended(false, 'line 3 is wrong\n') });
  expect(score).toEqual({ passed: 0, failed: 1 });
  expect(printed.join('')).toMatch(/✗ Types .*\nline 3 is wrong\n$/);
});

test('a step with tests counts each of them', async () => {
  const count = async () => ({ passed: 7, failed: 2 });
  expect(await runStep({ name: 'Unit', run: ended(false), count })).toEqual({
    passed: 7,
    failed: 2,
  });
});

test('a tool that broke before its first test has failed', async () => {
  const count = async () => ({ passed: 0, failed: 0 });
  expect(await runStep({ name: 'Unit', run: ended(false), count })).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a step that cannot be done here says so, and counts neither as passed nor as failed', async () => {
  const run = async () => ({ ok: true, output: '', notRun: 'nobody answers' });
  expect(await runStep({ name: 'Audit', run })).toEqual({ passed: 0, failed: 0 });
  expect(printed.join('')).toBe('– Audit: not run, nobody answers\n');
});

test('scores add up', () => {
  expect(
    total([
      { passed: 1, failed: 0 },
      { passed: 5, failed: 2 },
    ]),
  ).toEqual({ passed: 6, failed: 2 });
});
