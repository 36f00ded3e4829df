import { z } from 'zod';
import { dataFile } from '#files/data-file/data-file.ts';
import { documentTypes, doiIn } from './citations/citable.ts';
import type { SourcedClaimFile } from './claims/claim.schema.ts';
import { evidenceHref, sourcedFile } from './claims/claim.ts';
import { type EvidenceEntry, statusOrder, topicOrder } from './evidence.ts';
import { referenceRecord } from './sources/reference-record.ts';

const source = z.strictObject({
  publisher: z.string().describe('Who published the document'),
  title: z.string().describe('Title of the document'),
  type: z.enum(documentTypes).describe('What kind of document it is'),
  year: z.int().nullable().describe('Year of publication; null if the document shows none'),
  url: z.url().describe('Address of the document, or of the report about it'),
  ...referenceRecord,
});

const published = z.strictObject({
  figure: z.string().nullable().describe('The figure as the source supports it; null for advice'),
  wording: z.string().describe('The sentence that may be quoted'),
  population: z.string().describe('Who or what was counted'),
  place: z.string().describe('Where it was counted'),
  period: z.string().nullable().describe('Years it was counted in; null if the source names none'),
  source: source.describe('The document to cite'),
});

const specified = z.strictObject({
  figure: z.string().describe('The figure as it was first given to us'),
  wording: z.string().describe('The words it came with'),
});

const readPage = z.strictObject({
  url: z.url().describe('Page whose text states the figure'),
  year: z.string().nullable().describe('YYYY, YYYY-MM or YYYY-MM-DD; null if the page shows none'),
});

const change = z.strictObject({
  date: z.iso.date().describe('Day of the change'),
  change: z.string().describe('What was changed and why'),
});

const claimRecord = z
  .strictObject({
    id: z.string().describe('Stays the same as long as the claim is listed'),
    url: z.url().describe('Where people read the claim'),
    status: z
      .enum(statusOrder)
      .describe('Whether a source states the figure, gives another one, or none was found'),
    topic: z.enum(topicOrder).describe('The hazard, or the part of the site, it belongs to'),
    specified: specified.optional().describe('The draft figure, shown with its status'),
    published: published.optional().describe('What a source states; absent if none was found'),
    closest: z
      .string()
      .optional()
      .describe('Id of the closest published claim, where no source was found'),
    read: z.array(readPage).describe('What was read'),
    note: z.string().describe('How the figure was checked'),
    caution: z.string().optional().describe('Limits that matter for the wording'),
    checked: z.iso.date().describe('Day of the last check'),
    nextCheck: z.iso.date().describe('Day by which it is checked again'),
    pages: z.array(z.url()).describe('Pages of the site that show the claim'),
    history: z.array(change).describe('Every change, the first one first'),
  })
  .meta({ id: 'claim', title: 'Claim' });

/** `/data/claims.json`: every claim with its evidence, its history and the pages that show it. */
export const claimsFile = dataFile({
  name: 'claims',
  title: 'Claims',
  description: 'Every figure of the site with its evidence',
  license: 'License of our words; the documents cited have their own',
  list: 'Every claim, in alphabetical order of ids',
  page: '/evidence',
  record: claimRecord,
  recordsOf: (entries: readonly EvidenceEntry[], site) =>
    entries.map((entry) => toClaimRecord(entry, site)),
});

export type ClaimsFile = ReturnType<typeof claimsFile.contentOf>;

/**
 * Returns the record of a claim. A claim without a source names the id of the closest one instead
 * of repeating its figure.
 */
function toClaimRecord(entry: EvidenceEntry, site: URL | string): z.infer<typeof claimRecord> {
  const { claim, file, usedOn } = entry;
  const { id, status, specified } = claim;
  const { group: topic, note, caution, checked, nextCheck, history } = file;
  const sourced = sourcedFile(file);
  const address = (path: string) => new URL(path, site).href;
  return {
    id,
    url: address(evidenceHref(id)),
    status,
    topic,
    ...(specified && { specified }),
    ...(sourced ? { published: publishedRecord(sourced) } : { closest: claim.published.claimId }),
    read: sourced?.readAt ?? [],
    note,
    ...(caution && { caution }),
    checked,
    nextCheck,
    pages: usedOn.map(({ href }) => address(href)),
    history,
  };
}

function publishedRecord(file: SourcedClaimFile) {
  const { figure, wording, population, place, period, source } = file;
  const doi = source.doi ?? doiIn(source.url);
  return { figure, wording, population, place, period, source: { ...source, ...(doi && { doi }) } };
}
