import { z } from 'zod';
import { reference, words } from '#content/fields.ts';
import { closing, page } from '#content/page-fields.ts';

/** The names of the six steps, in order (specification section 2, How We Select). */
const titles = [
  'Call for Nominations',
  'Review and Evaluation',
  'Inclusive Vetting Process',
  'Advisory Board Oversight',
  'Onboarding and Support',
  'Continuous Feedback',
];

const step = words({
  title: 'Name of the step',
  description: 'What happens in it, in one to three sentences',
});

/** What the page How We Select says. */
export const howWeSelectPageSchema = page({
  stepsTitle: 'Heading of the steps, for screen readers',
  steps: z
    .array(step)
    .refine((steps) => steps.map(({ title }) => title).join() === titles.join(), {
      error: `must be the six steps in order: ${titles.join(', ')}`,
    })
    .describe('The six steps'),
  voice: reference('speakers').describe('Id of the speaker who is quoted beside the steps'),
  closing,
});
export type HowWeSelectPageFile = z.infer<typeof howWeSelectPageSchema>;
