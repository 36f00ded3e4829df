import type { z } from 'zod';
import { reference, text, words } from '#content/fields.ts';
import { closing, heading, page, point } from '#content/page-fields.ts';

const goal = point.extend({
  link: text.describe('Words of the link to where this goal is at work'),
});

/** What the page Our Purpose says: a vision and three goals (specification section 2, About). */
export const visionPageSchema = page({
  vision: words({
    title: 'Heading above the vision',
    statement: 'The vision in one sentence',
  }).describe('The statement of the page'),
  goals: heading.describe('Above the three goals'),
  elevate: goal.describe('First goal; its link leads to the directory'),
  shift: goal.describe('Second goal; its link leads to the key messages'),
  support: goal.describe('Third goal; its link leads to the community toolkit'),
  voice: reference('speakers').describe('Id of the speaker who is quoted'),
  closing,
});
export type VisionPageFile = z.infer<typeof visionPageSchema>;
