import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { howWeSelectPageSchema } from './network.table.ts';

const page = howWeSelectPageSchema.parse(
  parse(readFileSync('example/pages/how-we-select.yaml', 'utf8')),
);

describe('How We Select', () => {
  test('names the six steps of the specification, in order', () => {
    expect(page.steps.map(({ title }) => title)).toEqual([
      'Call for Nominations',
      'Review and Evaluation',
      'Inclusive Vetting Process',
      'Advisory Board Oversight',
      'Onboarding and Support',
      'Continuous Feedback',
    ]);
  });

  test.each([
    ['a missing step', page.steps.slice(1)],
    ['two steps the wrong way round', page.steps.toReversed()],
    ['a step with another name', page.steps.map((step) => ({ ...step, title: 'Step' }))],
  ])('refuses %s', (_, steps) => {
    expect(howWeSelectPageSchema.safeParse({ ...page, steps }).success).toBe(false);
  });
});
