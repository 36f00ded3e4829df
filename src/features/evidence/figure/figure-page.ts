import type { ShareCard, ShareImage } from '#files/share-image/share-card.ts';
import { fillIn } from '#site/words.ts';
import { type CitationForm, citationForms } from '../citations/citations.ts';
import { type ClaimView, citedSource, sourcedFile } from '../claims/claim.ts';
import type { EvidenceEntry } from '../evidence.ts';
import type { FigurePageFile } from './figure.schema.ts';

/**
 * Returns the figure that its page shows: the published one where a source states it, else the
 * draft figure, which stays in view with its status. Null for advice.
 */
export function pageFigure({ status, specified, published }: ClaimView): string | null {
  return status === 'supported' ? published.figure : specified.figure;
}

/** Returns the heading of a page: the sentence that may be quoted, of advice its first one. */
export function headingOf(claim: ClaimView): string {
  const { wording } = claim.published;
  if (pageFigure(claim) !== null) return wording;
  return sentencesOf(wording)[0] ?? wording;
}

/** Returns the texts of the share image of a figure: its figure large, its sentence, its source. */
export function figureShareCard(claim: ClaimView, site: string, words: FigurePageFile): ShareCard {
  const { wording, source } = claim.published;
  const isSupported = claim.status === 'supported';
  return {
    site,
    kicker: isSupported ? undefined : words.status[claim.status],
    title: pageFigure(claim) ?? headingOf(claim),
    lines: [
      isSupported ? wording : `${words.closest}: ${wording}`,
      [source.byline, source.year].filter(Boolean).join(', '),
    ],
    tags: [],
  };
}

/** Returns the path of a figure's share image, and its alternative text. */
export function figureShareImage(claim: ClaimView): ShareImage {
  const figure = pageFigure(claim);
  const { wording } = claim.published;
  return {
    src: `/share/evidence/${claim.id}.png`,
    alt: figure === null ? wording : `${figure}. ${wording}`,
  };
}

/** A figure as it is set: its number large, the words before and after it small. */
export interface FigureParts {
  before: string;
  number: string;
  after: string;
}

/**
 * Returns the parts of a figure; undefined where it has several numbers that count alike, as in
 * "64% and 19%", or none.
 */
export function figureParts(figure: string): FigureParts | undefined {
  const [, before = '', number, after = ''] =
    /^(\D*?)([+$]?\d[\d.,]*(?:[-–]\d[\d.,]*)?(?:[%x]|°F)?)(.*)$/.exec(figure) ?? [];
  const hasOther = /(?:\band|\bof|[;,])\s+[+$]?\d/.test(after);
  if (number === undefined || hasOther) return undefined;
  return { before: before.trim(), number, after: after.trim() };
}

/** Returns the sentences of a text, each with its mark at the end. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?][”"]?)\s+(?=[“"A-Z0-9])/)) {
    const last = sentences.at(-1);
    // A short word with a point, as in "U.S. hospitals" and "Dr. Young", ends no sentence.
    const goesOn = last !== undefined && /(?:^|\s)(?:\w\.)+$|\b(?:Dr|No|vs|al)\.$/.test(last);
    if (goesOn) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/**
 * Returns what a figure does not say, each in a sentence or two: what its file names, then all
 * beyond what was counted, and the years where the source names none.
 */
export function limitsOf(
  { file }: Pick<EvidenceEntry, 'file'>,
  words: FigurePageFile['limits'],
): string[] {
  const { population, place, period } = sourcedFile(file) ?? {};
  const scope = [population, place, period].filter(Boolean).join('; ');
  return [
    ...(file.notSaid ?? []),
    ...(scope ? [fillIn(words.scope, { scope })] : []),
    ...(population && !period ? [words.noYears] : []),
  ];
}

/** The forms of a citation that a figure's page has; the list of all figures has all of them. */
const formsOnPage: readonly CitationForm['id'][] = ['text', 'ris', 'bibtex'];

/** Returns the citation of a claim's source: in words, then for reference managers. */
export function figureCitations({ claim, file }: EvidenceEntry) {
  const { claimId, source } = claim.published;
  const document = {
    ...citedSource(claimId, source, file.checked),
    publisher: source.journal ?? source.publisher,
  };
  return citationForms
    .filter(({ id }) => formsOnPage.includes(id))
    .map(({ id, name, write }) => ({ id, name, text: write(document) }));
}

/** How a figure without a series is drawn. */
export type PlainForm =
  | { is: 'counted'; count: number; things: string }
  | { is: 'years'; marks: readonly YearMark[]; period: string }
  | { is: 'words' };

/** Five years of the strip: whether a claim speaks of them, and whether it foretells them. */
export interface YearMark {
  from: number;
  isOn: boolean;
  isProjected: boolean;
}

/** The first year of the strip, and how many marks of five years it has. */
const stripStart = 1940;
const stripLength = 26;
/** More than these are not counted at a glance. */
const mostCounted = 100;

/**
 * Returns how a claim is drawn by itself: a number of things as so many bars, else the years that
 * it speaks of, else as its words alone.
 */
export function plainForm({ claim, file }: Pick<EvidenceEntry, 'claim' | 'file'>): PlainForm {
  const [, number, things] = /^(\d+) ([a-z]+)$/.exec(pageFigure(claim) ?? '') ?? [];
  const count = Number(number);
  if (things !== undefined && count > 1 && count <= mostCounted) {
    return { is: 'counted', count, things };
  }
  const period = sourcedFile(file)?.period;
  const marks = period ? yearMarks(period) : [];
  const isDrawn = period && marks.some(({ isOn }) => isOn);
  return isDrawn ? { is: 'years', marks, period } : { is: 'words' };
}

/** Returns the marks of a strip of years for a period in words: `2010–2019, compared with 1980`. */
export function yearMarks(period: string): YearMark[] {
  const isProjected = /^projection/i.test(period);
  const ranges = [...period.matchAll(/(\d{4})(?:\s?[–-]\s?(\d{4}))?/g)].map(
    ([, from = '', to = from]) => ({ from: Number(from), to: Number(to) }),
  );
  return Array.from({ length: stripLength }, (_, index) => {
    const from = stripStart + 5 * index;
    const isOn = ranges.some((range) => range.from <= from + 4 && range.to >= from);
    return { from, isOn, isProjected: isOn && isProjected };
  });
}
