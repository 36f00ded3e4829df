import type { Block, SourceNote } from '#files/typeset/typeset-document.ts';
import { asReportedBy, type Citable, doiIn, shortAuthors } from '../citations/citable.ts';
import { archiveAt } from '../sources/publisher-sites.ts';
import type { ClaimFile, SourcedClaimFile, StatisticFile } from './claim.schema.ts';

export interface SourceLink {
  /** The document and who reported it, in one line: what pages print and copies carry. */
  name: string;
  href: string;
  /** The same line without the reporter. */
  document: string;
  /** Who reported the document, where it was not read itself. */
  reportedBy?: string | undefined;
}

export interface SourceView extends SourceLink, Omit<SourcedClaimFile['source'], 'url'> {
  /** Authors and journal, or the publisher: "Howard et al., JAMA". */
  byline: string;
  /** The archive that holds the document, if the address opens its copy. */
  archive: string | undefined;
}

export interface PublishedFigure {
  /** Id of the claim whose source states the figure: the closest one, if a claim has no source. */
  claimId: string;
  /** Null where the document gives words alone. */
  figure: string | null;
  wording: string;
  source: SourceView;
}

/**
 * A figure with its evidence, ready to be shown (docs/requirements/product.md, "Content").
 * `specified` is the draft figure as it was first given to us; `published` is what a source states.
 */
export type ClaimView = { id: string; published: PublishedFigure } & (
  | { status: 'supported'; specified: ClaimFile['specified'] }
  | { status: 'differs' | 'unsourced'; specified: NonNullable<ClaimFile['specified']> }
);

export interface StatisticView extends Pick<StatisticFile, 'label' | 'bars'> {
  claim: ClaimView;
}

export type ClaimLedger = ReadonlyMap<string, ClaimView>;

/**
 * Returns the views of claim files, by id. Throws if an unsourced claim names a closest figure that
 * is not published.
 */
export function claimLedger(files: ReadonlyMap<string, ClaimFile>): ClaimLedger {
  return new Map([...files].map(([id, file]) => [id, claimView(id, file, files)]));
}

/**
 * Returns the claim with this id. Throws if there is none, because no page may show a figure
 * without its evidence.
 */
export function claimIn(ledger: ClaimLedger, id: string): ClaimView {
  const claim = ledger.get(id);
  if (!claim) throw new Error(`claims: there is no claim "${id}"`);
  return claim;
}

/**
 * Returns the figure to set large: the specified one whatever its status, else the published one.
 * Null for advice.
 */
export function shownFigure({ specified, published }: ClaimView): string | null {
  return specified?.figure ?? published.figure;
}

/**
 * Returns the same claims, the supported ones first, because only they may be quoted as they are.
 * Otherwise they keep their order.
 */
export function quotableFirst(claims: readonly ClaimView[]): ClaimView[] {
  const isQuotable = ({ status }: ClaimView) => status === 'supported';
  return [...claims.filter(isQuotable), ...claims.filter((claim) => !isQuotable(claim))];
}

/** Returns the path of the page of a claim. */
export function evidenceHref(id: string): string {
  return `/evidence/${id}`;
}

/** Returns a source as a line of plain text: whose it is, title, year, who reported it, address. */
export function citation({ name, href }: Pick<SourceLink, 'name' | 'href'>): string {
  return `${name}. ${href}`;
}

/**
 * Returns a figure as plain text to paste: its sentence, in brackets whose it is, the year and who
 * reported it, and the address of the document.
 */
export function quotation(
  wording: string,
  { byline, year, archive, reportedBy, href }: Quoted,
): string {
  const origin = withReporter([byline, year ?? 'undated', inArchive(archive)], reportedBy);
  return `${wording} (${origin}) ${href}`;
}

type Quoted = Pick<SourceView, 'byline' | 'year' | 'archive' | 'reportedBy' | 'href'>;

/** Returns the words that name the archive of a copy: `in PubMed Central`. */
export function inArchive(archive: string | undefined): string | undefined {
  return archive && `in ${archive}`;
}

/** Returns the parts of a line that there are, then who reported it. */
function withReporter(
  parts: readonly (string | number | undefined)[],
  reportedBy: string | undefined,
): string {
  return [...parts, reportedBy && asReportedBy(reportedBy)].filter(Boolean).join(', ');
}

/** Returns a link to a document, whose line names who reported it where that is known. */
export function sourceLink(
  document: string,
  href: string,
  reportedBy: string | undefined,
): SourceLink {
  return { name: withReporter([document], reportedBy), href, document, reportedBy };
}

/** Returns a source as citations name it, by the id of its claim and the day it was read. */
export function citedSource(key: string, source: SourceView, accessed: string): Citable {
  const { type, authors = [], publisher, title, journal, volume, issue, pages, doi } = source;
  const { year, href: url, reportedBy } = source;
  const published = year === null ? null : String(year);
  return {
    key,
    type,
    authors,
    publisher,
    title,
    journal,
    volume,
    issue,
    pages,
    doi,
    published,
    url,
    accessed,
    reportedBy,
  };
}

/** Returns who speaks in a document, in few words: "Howard et al., JAMA". */
export function bylineOf({
  authors = [],
  journal,
  publisher,
}: Pick<SourcedClaimFile['source'], 'authors' | 'journal' | 'publisher'>): string {
  return [shortAuthors(authors), journal ?? publisher].filter(Boolean).join(', ');
}

/**
 * Selects the element with the sentence that may be quoted. Scripts that copy the sentence read it
 * there, so that a page contains it once.
 */
export const wordingSelector = '[data-wording]';

function claimView(id: string, file: ClaimFile, files: ReadonlyMap<string, ClaimFile>): ClaimView {
  const { status, specified } = file;
  // The same twice, because TypeScript ties the type of `specified` to one status in each branch.
  if (status === 'supported')
    return { id, status, specified, published: publishedFigure(id, file) };
  if (status === 'differs') return { id, status, specified, published: publishedFigure(id, file) };
  const closest = sourcedFile(files.get(file.closest));
  if (!closest) {
    throw new Error(`claims/${id}: the closest figure "${file.closest}" is not published`);
  }
  return { id, status, specified, published: publishedFigure(file.closest, closest) };
}

/** Returns the file if the claim has a source; undefined if none was found. */
export function sourcedFile(file: ClaimFile | undefined): SourcedClaimFile | undefined {
  return file?.status === 'unsourced' ? undefined : file;
}

function publishedFigure(
  claimId: string,
  { figure, wording, source: { url: href, ...document } }: SourcedClaimFile,
): PublishedFigure {
  const { title, year, reportedBy } = document;
  const byline = bylineOf(document);
  const archive = archiveAt(href);
  const parts = [byline, title, year ?? 'undated', inArchive(archive)].filter(Boolean);
  const link = sourceLink(parts.join(', '), href, reportedBy);
  const doi = document.doi ?? doiIn(href);
  return { claimId, figure, wording, source: { ...document, ...link, doi, byline, archive } };
}

export function sourceNote(
  { name, href }: Pick<SourceLink, 'name' | 'href'>,
  label: string,
): SourceNote {
  return { label, name, href };
}

/** Returns documents as source lines in their order, each once. */
export function sourceNotes(sources: readonly SourceLink[], label: string): SourceNote[] {
  const sourceByName = new Map(sources.map((source) => [source.name, source]));
  return [...sourceByName.values()].map((source) => sourceNote(source, label));
}

/**
 * Returns a claim as a block of a document: the figure with its source. A figure that is not
 * confirmed has its status and the closest published figure, as on the pages
 * (docs/requirements/product.md, “Content”).
 */
export function factBlock(
  { status, specified, published }: ClaimView,
  words: Record<'source' | 'closest' | 'underReview' | 'noSource', string>,
): Extract<Block, { kind: 'fact' }> {
  const { figure, wording, source } = published;
  if (status === 'supported') {
    return { kind: 'fact', figure, text: wording, sources: [sourceNote(source, words.source)] };
  }
  return {
    kind: 'fact',
    figure: specified.figure,
    text: specified.wording,
    status: status === 'differs' ? words.underReview : words.noSource,
    sources: [sourceNote(source, `${words.closest} ${wording} ${words.source}`)],
  };
}
