import { expect, test } from 'vitest';
import { inTwoSteps } from './in-two-steps.ts';

const ten = Array.from({ length: 12 }, (_, index) => index);

test('a settled list is left alone', () => expect(inTwoSteps(ten, ten)).toBe(ten));

test('the first six come at once, and of the others those that were there and stay', () => {
  const asked = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 3, 5];
  expect(inTwoSteps(asked, ten)).toEqual([20, 21, 22, 23, 24, 25, 3, 5]);
});

test('nobody stands twice, and who is no longer asked for goes at once', () => {
  expect(inTwoSteps([11, 0], ten)).toEqual([11, 0]);
});
