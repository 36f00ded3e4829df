import { expect, test } from 'vitest';
import { phasesByStep } from './step-phases.ts';

test.each<[number, number]>([
  [365, 0],
  [42, 0],
  [30, 0],
  [29, 1],
  [2, 1],
  [1, 2],
  [0, 2],
  [-60, 2],
])('what is due %i days before belongs to step %i', (daysBefore, step) => {
  const task = { id: 'ask', task: 'Ask', who: 'Anyone' };
  const steps = phasesByStep([{ title: 'Then', daysBefore, tasks: [task, task] }]);
  expect(steps.map((phases) => phases.length)).toEqual([0, 1, 2].map((at) => Number(at === step)));
  expect(steps[step]).toEqual([{ title: 'Then', tasks: 2 }]);
});
