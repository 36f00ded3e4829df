import { expect, test } from 'vitest';
import { memoryOf, processFrom, workFrom } from './watch-process.ts';

test('a process is read from its status, with its memory in bytes', () => {
  const status = 'Name:\tnode\nPid:\t12\nPPid:\t3\nVmHWM:\t 900 kB\nVmRSS:\t  512 kB\n';
  expect(processFrom(status)).toEqual({ pid: 12, parent: 3, resident: 524_288 });
});

test('a process of the kernel, whose status has no line of memory, holds none', () => {
  expect(processFrom('Name:\tkthreadd\nPid:\t2\nPPid:\t0\n').resident).toBe(0);
});

test('memory is that of a process and its descendants, also of one with a lower number', () => {
  const all = [
    { pid: 5, parent: 90, resident: 4 },
    { pid: 10, parent: 1, resident: 1 },
    { pid: 90, parent: 10, resident: 2 },
    { pid: 91, parent: 1, resident: 100 },
  ];
  expect(memoryOf(10, all)).toBe(7);
  expect(memoryOf(11, all)).toBeUndefined();
});

test('seconds of work are those of a process and of the ended ones that it started', () => {
  // After the name, `a (b) c`: 250 + 50 ticks of its own, 1000 + 100 of theirs, 100 to a second.
  const stat = '77 (a (b) c) S 1 77 77 0 -1 4194560 9 8 7 6 250 50 1000 100 20 0 11 0 9999';
  expect(workFrom(stat)).toBe(14);
});
