import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

/** What the rapid response guide says around its hazards (specification section 2, Rapid Response Guide). */
export const rapidResponsePageSchema = z.strictObject({
  ...pageFields,
  emergency: z
    .strictObject({
      lead: text.describe('The question it opens with, in bold'),
      text: text.describe('What to do when someone is in danger, and what the guide is not'),
    })
    .describe('The remark above the hazards'),
  headings: z
    .strictObject({
      healthImpacts: text.describe('Above what the hazard does to health'),
      keyMessages: text.describe('Above the lines to say'),
      facts: text.describe('Above the figures'),
      actions: text.describe('Above the official advice'),
    })
    .describe('The headings inside each hazard'),
  evidence: z
    .strictObject({
      title: text.describe('Heading of the part about the figures'),
      text: text.describe('How the figures are checked'),
      link: text.describe('Link to the evidence page'),
    })
    .describe('The warm part before the end'),
  closing: z
    .strictObject({
      title: text.describe('Heading of the closing call'),
      text: text.describe('How fast the media team answers'),
      contact: text.describe('Button that opens a letter to the media team'),
    })
    .describe('The closing call for reporters'),
});
export type RapidResponsePageFile = z.infer<typeof rapidResponsePageSchema>;
