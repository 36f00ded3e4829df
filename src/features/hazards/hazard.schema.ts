import { z } from 'zod';
import { listOf, reference, text } from '#content/fields.ts';

/** What a hazard file may contain (specification section 3, rapid response hazard). */
export const hazardSchema = z.strictObject({
  name: text.describe('Name of the hazard'),
  icon: z.enum(['heat', 'fire', 'storm', 'flood']).describe('Which mark and color it has'),
  order: z.int().describe('Place in the guide; lower comes first'),
  introduction: text.max(300).describe('One or two sentences: what this hazard does to people'),
  healthImpacts: listOf(text).describe('What it does to health, one line each'),
  keyMessages: listOf(text.max(220)).describe(
    'Lines that can be read aloud, the most urgent first',
  ),
  facts: listOf(reference('claims')).describe('Ids of the claims that carry its figures'),
  actions: listOf(reference('claims')).describe('Ids of the claims that carry official advice'),
});
export type HazardFile = z.infer<typeof hazardSchema>;
