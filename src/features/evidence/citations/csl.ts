import { asReportedBy, authorsOf, type Citable, type DocumentType } from './citable.ts';

const cslTypes: Readonly<Record<DocumentType, string>> = {
  article: 'article-journal',
  report: 'report',
  'web-page': 'webpage',
  'data-set': 'dataset',
};

/**
 * Returns a document as an item of CSL-JSON (https://docs.citationstyles.org/en/stable/,
 * specification of input data). Where there are more authors than are known, the last one is
 * `others`, a literal name.
 */
export function cslItem(document: Citable) {
  const { key, type, title, publisher, journal, volume, issue, pages, doi } = document;
  const { published, url, accessed, reportedBy } = document;
  const { people, hasMore } = authorsOf(document);
  const names = people.map((author) => ({
    family: author.family,
    ...(author.given && { given: author.given }),
    ...(author.suffix && { suffix: author.suffix }),
  }));
  const others = hasMore ? [{ literal: 'others' }] : [];
  return {
    id: key,
    type: cslTypes[type],
    author: names.length > 0 ? [...names, ...others] : [{ literal: publisher }],
    title,
    ...(journal && { 'container-title': journal }),
    ...(volume && { volume }),
    ...(issue && { issue }),
    ...(pages && { page: pages }),
    // A publisher who speaks is the author.
    ...(names.length > 0 && publisher !== journal && { publisher }),
    ...(published && { issued: dateOf(published) }),
    accessed: dateOf(accessed),
    ...(doi && { DOI: doi }),
    URL: url,
    ...(reportedBy && { note: asReportedBy(reportedBy) }),
  };
}

/**
 * Returns a file of CSL-JSON with one item, which reference managers read, a line for each of its
 * fields.
 */
export function cslCitation(document: Citable): string {
  const fields = Object.entries(cslItem(document)).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `[{\n${fields.join(',\n')}\n}]`;
}

function dateOf(date: string) {
  return { 'date-parts': [date.split('-').map(Number)] };
}
