import { z } from 'zod';
import { reference, text } from '#content/fields.ts';

/** What a statistic file may contain (specification section 3, statistic card). Value and source come from the claim. */
export const statisticSchema = z.strictObject({
  order: z.int().describe('Place on the home page; lower comes first'),
  value: text.describe('The figure as it is shown: "71%"'),
  label: text.describe('What the figure counts; no more than the source says'),
  claim: reference('claims').describe('Id of the claim that carries it'),
  drawing: z
    .discriminatedUnion('shape', [
      z.strictObject({
        shape: z.literal('share').describe('Bars out of a hundred'),
        percent: z.number().min(0).max(100).describe('How many of the hundred are filled'),
      }),
      z.strictObject({
        shape: z.literal('ratio').describe('Two rows to compare'),
        times: z.number().min(1).max(20).describe('How many times as long the second row is'),
      }),
    ])
    .describe('The figure drawn to scale'),
});
export type StatisticFile = z.infer<typeof statisticSchema>;
