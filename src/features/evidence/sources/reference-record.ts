import { z } from 'zod';

/** The fields of a document in the data files that citations need, as much as is known. */
export const referenceRecord = {
  authors: z
    .array(z.string())
    .optional()
    .describe(
      'People who wrote it, "Family, Given", "et al." last where there are more; absent where the publisher speaks',
    ),
  journal: z.string().optional().describe('The journal that a paper is in'),
  volume: z.string().optional().describe('Volume of the journal'),
  issue: z.string().optional().describe('Issue of the journal'),
  pages: z.string().optional().describe('Pages, or the number of the article'),
  doi: z.string().optional().describe('Digital object identifier, where it has one'),
  reportedBy: z
    .string()
    .optional()
    .describe('Who reported it, where a report about the document was read, not the document'),
};
