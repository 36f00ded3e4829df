import { expect, test } from 'vitest';
import { browserFailures } from './failures.ts';

const spec = (title: string, ...messages: string[]) => ({
  title,
  file: 'stories/a.spec.ts',
  ok: messages.length === 0,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
});

test('each failure is told with its file, its name and its messages without colors', () => {
  const suites = [
    { specs: [spec('is well')], suites: [{ specs: [spec('is not', '\u001b[31mno\u001b[39m')] }] },
  ];
  expect(browserFailures({ suites })).toBe('✗ stories/a.spec.ts: is not\nno');
});

test('a long message is cut, and where nothing failed nothing is said', () => {
  const long = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
  const told = browserFailures({ suites: [{ specs: [spec('is long', long)] }] });
  expect(told.split('\n')).toHaveLength(26);
  expect(browserFailures({ suites: [{ specs: [spec('is well')] }] })).toBe('');
});
