import type { ClaimFile, StatisticFile } from './claim.schema.ts';

/** A document as its source line shows it. */
export interface SourceLink {
  /** Publisher, title and year in one line. */
  name: string;
  href: string;
  /** True if a report about the document was read, not the document itself. */
  secondary: boolean;
}

/** The document behind a figure. */
export interface SourceView extends SourceLink {
  publisher: string;
  title: string;
  /** Null where the document shows none. */
  year: number | null;
}

/** A figure that a published document states. */
export interface PublishedFigure {
  /** Id of the claim that carries it: the closest one, where a claim has no source of its own. */
  from: string;
  /** Null where the document gives words alone. */
  figure: string | null;
  wording: string;
  source: SourceView;
}

/** A figure as the specification gives it. */
interface SpecifiedFigure {
  figure: string;
  wording: string;
}

/** A figure with its evidence, ready to be shown (PRODUCT.md, "Content"). */
export type ClaimView =
  | {
      id: string;
      status: 'supported';
      specified: SpecifiedFigure | undefined;
      published: PublishedFigure;
    }
  | { id: string; status: 'differs'; specified: SpecifiedFigure; published: PublishedFigure }
  | { id: string; status: 'unsourced'; specified: SpecifiedFigure; published: PublishedFigure };

/** A figure of the home page with its drawing and its evidence. */
export interface StatisticView {
  label: string;
  drawing: StatisticFile['drawing'];
  claim: ClaimView;
}

/** Every claim of the site by its id. */
export type ClaimLedger = ReadonlyMap<string, ClaimView>;

/** Claim files by id → their views. Throws if an unsourced claim names a closest figure that is not published. */
export function claimLedger(files: ReadonlyMap<string, ClaimFile>): ClaimLedger {
  return new Map([...files].map(([id, file]) => [id, claimView(id, file, files)]));
}

/** The claim with this id. Throws if there is none, because no page may show a figure without its evidence. */
export function claimIn(ledger: ClaimLedger, id: string): ClaimView {
  const claim = ledger.get(id);
  if (!claim) throw new Error(`content/claims: there is no claim "${id}"`);
  return claim;
}

/** The figure to set large: the specified one, which stays visible whatever its status, else the published one. Null for advice. */
export function shownFigure({ specified, published }: ClaimView): string | null {
  return specified?.figure ?? published.figure;
}

/** The same claims, supported ones first, because only they may be quoted as they are; otherwise in their order. */
export function quotableFirst(claims: readonly ClaimView[]): ClaimView[] {
  const isQuotable = ({ status }: ClaimView) => status === 'supported';
  return [...claims.filter(isQuotable), ...claims.filter((claim) => !isQuotable(claim))];
}

/** Address of a claim's entry on the evidence page. */
export function evidenceHref(id: string): string {
  return `/evidence#${id}`;
}

/** A source as a line of plain text: publisher, title, year, address. */
export function citation({ name, href }: Pick<SourceLink, 'name' | 'href'>): string {
  return `${name}. ${href}`;
}

/** What a quotation repeats of a figure. */
interface Quoted {
  wording: string;
  source: Pick<SourceView, 'publisher' | 'year' | 'href'>;
}

/** A figure as plain text to paste: its sentence, publisher and year in brackets, address of the document. */
export function quotation({ wording, source: { publisher, year, href } }: Quoted): string {
  return `${wording} (${publisher}, ${year ?? 'undated'}) ${href}`;
}

/** Attribute of the element with the sentence that may be quoted. Scripts that copy it read it there, so a page prints it once. */
export const wordingMark = 'data-wording';

function claimView(id: string, file: ClaimFile, files: ReadonlyMap<string, ClaimFile>): ClaimView {
  const { status, specified } = file;
  if (status === 'supported')
    return { id, status, specified, published: publishedFigure(id, file) };
  if (status === 'differs') return { id, status, specified, published: publishedFigure(id, file) };
  const closest = files.get(file.closest);
  if (!closest || closest.status === 'unsourced') {
    throw new Error(`content/claims/${id}: the closest figure "${file.closest}" is not published`);
  }
  return {
    id,
    status,
    specified: file.specified,
    published: publishedFigure(file.closest, closest),
  };
}

function publishedFigure(
  from: string,
  { figure, wording, source }: Exclude<ClaimFile, { status: 'unsourced' }>,
): PublishedFigure {
  const { url, ...document } = source;
  const { publisher, title, year } = document;
  const name = [publisher, title, year ?? 'undated'].join(', ');
  return { from, figure, wording, source: { ...document, name, href: url } };
}
