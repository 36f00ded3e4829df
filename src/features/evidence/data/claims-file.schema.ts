import { z } from 'zod';
import { claimRecordSchema } from './claim-record.schema.ts';

/** What `/data/claims.json` contains: every claim, and what others may do with it. */
export const claimsFileSchema = z
  .strictObject({
    $schema: z.url().describe('Address of this schema'),
    license: z.url().describe('License of our words; the documents cited have their own'),
    source: z
      .strictObject({
        name: z.string().describe('Who to name when the words are used'),
        url: z.url().describe('Where people read the same list'),
      })
      .describe('Where the words come from'),
    claims: z.array(claimRecordSchema).describe('Every claim, in alphabetical order of ids'),
  })
  .meta({ title: 'Claims', description: 'Every figure of the site with its evidence' });

export type ClaimsFile = z.infer<typeof claimsFileSchema>;
