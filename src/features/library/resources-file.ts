import { z } from 'zod';
import { referenceRecord } from '#features/evidence/sources/reference-record.ts';
import { dataFile } from '#files/data-file/data-file.ts';
import { resourceTypes, topics } from '#site/vocabulary.ts';
import { libraryHref, precisionOf, precisions, type ResourceView } from './resource.ts';

const license = z.strictObject({
  name: z.string().describe('Name of the license'),
  url: z.url().describe('Address of its text'),
});

const resourceRecord = z
  .strictObject({
    id: z.string().describe('Stays the same as long as the document is listed'),
    url: z.url().describe('Address of its page in our library'),
    title: z.string().describe('Title as the publisher prints it'),
    publisher: z.string().describe('Who published it; of a paper, who publishes the journal'),
    ...referenceRecord,
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
    linkNote: z.string().optional().describe('What to know about that address'),
    license: license.optional().describe('License the document names; absent if not known'),
    description: z.string().describe('What it is, in one or two sentences of ours'),
    summary: z.string().describe('What it says, who made it and how, in our words'),
    useFor: z.array(z.string()).describe('What to use it for'),
  })
  .meta({ id: 'resource', title: 'Resource' });

/** `/data/resources.json`: every document of the library, in the order given. */
export const resourcesFile = dataFile({
  name: 'resources',
  title: 'Resources',
  description: 'The resource library as data',
  license: 'License of our words; each document belongs to its publisher',
  list: 'Every document, newest first',
  page: libraryHref,
  record: resourceRecord,
  recordsOf: (resources: readonly ResourceView[], site) =>
    resources.map((resource) => toResourceRecord(resource, site)),
});

export type ResourcesFile = ReturnType<typeof resourcesFile.contentOf>;

const publicFields = resourceRecord.strip();

/** Returns the record of a document. Only the fields that the record names are published. */
function toResourceRecord(
  resource: ResourceView,
  site: URL | string,
): z.infer<typeof resourceRecord> {
  const { href, published, fileUrl } = resource;
  return publicFields.parse({
    ...resource,
    url: new URL(href, site).href,
    datePrecision: precisionOf(published),
    documentUrl: fileUrl === undefined ? undefined : new URL(fileUrl, site).href,
  } satisfies z.infer<typeof resourceRecord>);
}
