import { listOf, says, text } from '#content/fields.ts';

const doi = text.refine(
  (value) => /^10\.\d{4,9}\/\S+$/.test(value),
  says(
    'must be a DOI alone, such as 10.1038/s41586-024-07945-5',
    'Write the DOI alone; it begins with 10., as in 10.1038/s41586-024-07945-5.',
  ),
);

/** The fields of a document that citations need beside its title, publisher, date and address. */
export const referenceFields = {
  authors: listOf(text)
    .optional()
    .describe(
      'People who wrote it, "Family, Given", in their order, "et al." as the last one where there are more; leave out where an organization speaks',
    )
    .meta({ item: 'Author' }),
  journal: text
    .optional()
    .describe('The journal that a paper is in; leave out for other documents'),
  volume: text.optional().describe('Volume of the journal; leave out if it was not read'),
  issue: text.optional().describe('Issue of the journal; leave out if it was not read'),
  pages: text
    .optional()
    .describe('Pages in the journal, "1203-1204", or the number of the article, "e077784"'),
  doi: doi
    .optional()
    .describe(
      'DOI, "10.1038/…"; leave out where the address is that of the DOI, "https://doi.org/…"',
    )
    .meta({ label: 'DOI' }),
  reportedBy: text
    .optional()
    .describe(
      'Who reported it, where we read a report about the document or the address opens one; page, copies and citations then say “as reported by …”',
    )
    .meta({ label: 'As reported by' }),
};
