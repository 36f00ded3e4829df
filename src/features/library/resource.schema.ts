import { z } from 'zod';
import { link, listOf, partialDate, text } from '#content/fields.ts';
import { resourceTypes, topics } from '#site/vocabulary.ts';

/** What a library file may contain (specification section 3, resource). */
export const resourceSchema = z.strictObject({
  title: text.describe('Title as the publisher prints it'),
  publisher: text.describe('Who published it'),
  type: z.enum(resourceTypes).describe('report, guide, research or toolkit'),
  topics: listOf(z.enum(topics)).describe('From the topic list'),
  published: partialDate.describe('When it was published, as exactly as it is known'),
  dateNote: text.describe('What the date refers to and how it was found'),
  fileUrl: link.describe('Where to get it; # while it is not available'),
  description: text.max(400).describe('One or two sentences: what it is and what to use it for'),
  linkNote: text
    .optional()
    .describe('What to know about the address, such as "a partner’s page that links to it"'),
});
export type ResourceFile = z.infer<typeof resourceSchema>;
