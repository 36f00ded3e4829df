import { expect, test } from 'vitest';
import { timesTable } from './step-times.ts';

test('each step has a line, its numbers below each other', () => {
  const table = timesTable([
    { name: 'Bundles', seconds: 8.04, processor: 12.36, memory: 640.4 },
    { name: 'Pages and files', seconds: 20, processor: 31, memory: 1011 },
  ]);
  expect(table).toBe(
    [
      'Step             Seconds  Processor  Memory, MB',
      'Bundles              8.0       12.4         640',
      'Pages and files     20.0       31.0        1011',
    ].join('\n'),
  );
});
