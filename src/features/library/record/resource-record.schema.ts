import { z } from 'zod';
import { resourceTypes, topics } from '#site/vocabulary.ts';
import { precisions } from './exactness.ts';

const license = z.strictObject({
  name: z.string().describe('Name of the license'),
  url: z.url().describe('Address of its text'),
});

/** One document as `/data/resources.json` publishes one. */
export const resourceRecordSchema = z
  .strictObject({
    id: z.string().describe('Stays the same as long as the document is listed'),
    url: z.url().describe('Address of its page in our library'),
    title: z.string().describe('Title as the publisher prints it'),
    authors: z
      .array(z.string())
      .optional()
      .describe('People who wrote it, "Family, Given"; absent where the publisher speaks'),
    publisher: z.string().describe('Who published it'),
    type: z.enum(resourceTypes).describe('What kind of document it is'),
    topics: z.array(z.enum(topics)).describe('What it is about'),
    published: z
      .string()
      .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
      .describe('When it was published: YYYY-MM-DD, YYYY-MM or YYYY, as exactly as it is known'),
    datePrecision: z.enum(precisions).describe('How exactly that date is known'),
    dateNote: z.string().describe('What the date refers to and how it was found'),
    added: z.iso.date().describe('Day it came into our library'),
    checked: z.iso.date().describe('Day we last compared the entry with what we read'),
    documentUrl: z.url().optional().describe('Where to get it; absent while it is not available'),
    doi: z.string().optional().describe('Digital object identifier, where it has one'),
    linkNote: z.string().optional().describe('What to know about that address'),
    license: license.optional().describe('License the document names; absent if not known'),
    description: z.string().describe('What it is, in one or two sentences of ours'),
    summary: z.string().describe('What it says, who made it and how, in our words'),
    useFor: z.array(z.string()).describe('What to use it for'),
  })
  .meta({ id: 'resource', title: 'Resource' });

export type ResourceRecord = z.infer<typeof resourceRecordSchema>;
