import { z } from 'zod';
import { dataFileFields } from '#files/data-file/data-file.schema.ts';
import { claimRecordSchema } from './claim-record.schema.ts';

/** What `/data/claims.json` contains: every claim, and what others may do with it. */
export const claimsFileSchema = z
  .strictObject({
    ...dataFileFields('License of our words; the documents cited have their own'),
    claims: z.array(claimRecordSchema).describe('Every claim, in alphabetical order of ids'),
  })
  .meta({ title: 'Claims', description: 'Every figure of the site with its evidence' });

export type ClaimsFile = z.infer<typeof claimsFileSchema>;
