import { z } from 'zod';
import {
  calendarDate,
  entryTitle,
  httpsUrl,
  link,
  listOf,
  partialDate,
  text,
  words,
} from '#content/fields.ts';
import { referenceFields } from '#features/evidence/sources/document.schema.ts';
import { resourceTypes, topics } from '#site/vocabulary.ts';

const license = words({
  name: 'Name of the license, such as "CC BY 4.0"',
  url: httpsUrl.describe('Address of its text').meta({ label: 'Address' }),
});

/** The schema of a library file (specification section 3, resource). */
export const resourceSchema = words({
  title: entryTitle('Title as the publisher prints it'),
  publisher: 'Who published it; of a paper, who publishes the journal',
  ...referenceFields,
  type: z.enum(resourceTypes).describe('report, guide, research or toolkit'),
  topics: listOf(z.enum(topics)).describe('From the topic list'),
  published: partialDate.describe('When it was published, as exactly as it is known'),
  dateNote: 'What the date refers to and how it was found',
  added: calendarDate.describe('Day it came into this library; the feed sorts by it'),
  checked: calendarDate
    .describe('Day the entry was last compared with what was read')
    .meta({ label: 'Checked on' }),
  fileUrl: link
    .describe('Where to get it; # while it is not available')
    .meta({ label: 'Address of the document' }),
  description: text.max(400).describe('One or two sentences: what it is and what to use it for'),
  summary: 'A paragraph for its own page: what it says, who made it, how',
  useFor: listOf(text)
    .describe('What to use it for, one thing each')
    .meta({ label: 'Good for', item: 'Use' }),
  license: license.optional().describe('License the document names; leave out if it is not known'),
  linkNote: text
    .optional()
    .describe('What to know about the address, such as "a partner’s page that links to it"'),
});
export type ResourceFile = z.infer<typeof resourceSchema>;

/** Names under /resources/library that are not documents. */
export const reservedResourceIds = ['feed'] as const;
