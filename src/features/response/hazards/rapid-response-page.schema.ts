import { z } from 'zod';
import { listOf, reference, text } from '#content/fields.ts';
import { closing, pageFields } from '#content/page-fields.ts';

/** What the rapid response guide says around its hazards (specification section 2, Rapid Response Guide). */
export const rapidResponsePageSchema = z.strictObject({
  ...pageFields,
  inSeason: listOf(reference('hazards')).describe(
    'Ids of the hazards in the order in which every page names them, first the one of the season',
  ),
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
  print: text.describe('Button that prints the guide'),
  kit: text.describe('Link to the kit of a hazard, with {hazard}'),
  copy: text.describe('What the button beside a message copies, with {message}'),
  sources: text.describe('Above the list of documents of a hazard'),
  checked: text.describe('Link from a hazard to the evidence of its figures'),
  evidence: z
    .strictObject({
      title: text.describe('Lead of the remark about the figures'),
      text: text.describe('How the figures are checked'),
      link: text.describe('Link to the evidence page'),
    })
    .describe('The remark about figures, above the hazards'),
  file: z
    .strictObject({
      title: text.describe('Heading of the file'),
      description: text.max(155).describe('One sentence about it, for programs that show files'),
      lede: text.describe('The sentence under the heading'),
      contents: text.describe('Name of the list of hazards'),
      from: text.describe('Where it comes from, with {site} and {date}, before an address'),
    })
    .describe('The file of all kits that opens without a connection'),
  closing,
});
export type RapidResponsePageFile = z.infer<typeof rapidResponsePageSchema>;
