import { z } from 'zod';
import { text } from '#content/fields.ts';
import { closing, heading, pageFields, point } from '#content/page-fields.ts';

/** What the resources index says (specification section 2, Resources layout). */
export const resourcesPageSchema = z.strictObject({
  ...pageFields,
  hero: z
    .strictObject({
      rapidResponse: text.describe('Button to the rapid response guide'),
      keyMessages: text.describe('Button to the key messages'),
    })
    .describe('The buttons at the top'),
  sections: heading.describe('Above the ways into the sections'),
  rapidResponse: point.describe('Way to the rapid response guide'),
  keyMessages: point.describe('Way to the key messages'),
  events: point.describe('Way to the events calendar'),
  library: point.describe('Way to the library'),
  toolkit: point.describe('Way to the community toolkit'),
  evidence: heading
    .extend({ link: text.describe('Link to the evidence page') })
    .describe('The warm part about where figures come from'),
  closing,
});
export type ResourcesPageFile = z.infer<typeof resourcesPageSchema>;
