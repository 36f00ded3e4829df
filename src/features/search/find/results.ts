import { cutPlace } from '#site/cut-text.ts';
import { groupBy } from '#site/group-by.ts';
import { formsInText, type Word, wordsInText } from '#site/search/word-forms.ts';
import { type ResultKind, resultKinds } from '../search-state.ts';
import type { FilteredPeople } from './people.ts';
import type { Finding, Hit } from './site-search.ts';

/** Hits that are shown under one heading, best first. */
interface HitGroup {
  /** Absent: the best of all kinds, or everything of the kinds that are chosen. */
  kind?: ResultKind;
  hits: readonly Hit[];
  /** The number of hits of this kind, those among the best included. */
  total: number;
}

/** The results of a query as they are shown. */
export interface ShownResults {
  /** The number of results of each kind, whatever is chosen. */
  counts: Readonly<Record<ResultKind, number>>;
  /** The number of results of the kinds that are chosen. */
  total: number;
  /** The directory filtered as the query asks, a result of its own among speakers. */
  people: FilteredPeople | undefined;
  groups: readonly HitGroup[];
}

/** Number of hits on top, and in each group. */
export const shown = { best: 3, group: 3 } as const;

/**
 * Groups what a query found. If no kind is chosen: the three best on top, then the others by kind,
 * the group with the best hit first; what is on top is not shown again, and a group of which
 * everything is on top is left out. Else one list of the chosen kinds, at most `length` hits.
 */
export function shownResults(
  { hits, people }: Pick<Finding, 'hits' | 'people'>,
  kinds: readonly ResultKind[],
  length: number,
): ShownResults {
  const isChosen = (kind: ResultKind) => kinds.length === 0 || kinds.includes(kind);
  const counts = countsByKind(hits);
  if (people) counts.speaker += 1;
  const chosenHits = hits.filter(({ kind }) => isChosen(kind));
  const chosenPeople = isChosen('speaker') ? people : undefined;
  return {
    counts,
    total: chosenHits.length + (chosenPeople ? 1 : 0),
    people: chosenPeople,
    groups:
      kinds.length === 0
        ? groupsByKind(hits)
        : [{ hits: chosenHits.slice(0, length), total: chosenHits.length }],
  };
}

function countsByKind(hits: readonly Hit[]): Record<ResultKind, number> {
  const counts = Object.fromEntries(resultKinds.map((kind) => [kind, 0]));
  for (const { kind } of hits) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts as Record<ResultKind, number>;
}

function groupsByKind(hits: readonly Hit[]): HitGroup[] {
  const counts = countsByKind(hits);
  const best: HitGroup = { hits: hits.slice(0, shown.best), total: hits.length };
  const others = groupBy(hits.slice(shown.best), ({ kind }) => kind);
  const groups = [...others].map(([kind, rest]) => ({
    kind,
    hits: rest.slice(0, shown.group),
    total: counts[kind],
  }));
  return [best, ...groups];
}

/** A part of a line, which is marked where it is a word that fits. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Length of a quoted stretch in characters: about two lines on a desk. */
const longestStretch = 170;

/** Characters of a stretch that words are counted in, because it is cut between words. */
const countedStretch = longestStretch - 30;

/** Cuts a text into pieces, with the words of those forms marked. */
export function marked(text: string, forms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, form } of wordsInText(text)) {
    if (!forms.has(form)) continue;
    if (start > from) pieces.push({ text: text.slice(from, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMarked: false });
  return pieces;
}

/**
 * Returns the stretch of some passages, about 170 characters, that has most of the words, marked,
 * with an ellipsis where it is cut. Undefined where no passage has one of them.
 */
export function snippetOf(
  passages: readonly string[],
  forms: ReadonlySet<string>,
): Piece[] | undefined {
  let best: { worth: number; text: string; from: number } | undefined;
  for (const text of passages) {
    const words = wordsInText(text).filter(({ form }) => forms.has(form));
    for (const first of words) {
      const worth = worthOfStretch(words, first);
      if (worth > (best?.worth ?? 0)) best = { worth, text, from: first.start };
    }
  }
  return best && marked(stretchAround(best.text, best.from), forms);
}

/**
 * Returns how many different words begin with `first` and follow it within a stretch; of two
 * stretches with as many words, the one that has them closer is worth more.
 */
function worthOfStretch(words: readonly Word[], first: Word): number {
  const endByForm = new Map<string, number>();
  for (const { start, end, form } of words) {
    const isNear = start >= first.start && end <= first.start + countedStretch;
    if (isNear && !endByForm.has(form)) endByForm.set(form, end);
  }
  const lastEnd = [...endByForm.values()].at(-1) ?? first.end;
  return endByForm.size - (lastEnd - first.start) / 1000;
}

/** Returns the stretch of a text around a position, cut between words and never in a number. */
function stretchAround(text: string, position: number): string {
  if (text.length <= longestStretch) return text;
  const begin = beginOfStretch(text, position);
  const rest = text.slice(begin);
  let stretch = rest;
  if (rest.length > longestStretch) {
    stretch = rest.slice(0, cutPlace(rest, longestStretch));
  }
  const before = begin > 0 ? '…' : '';
  const after = stretch.length < rest.length ? '…' : '';
  return `${before}${stretch}${after}`;
}

/** A few words before a position; the begin of the text, if that is near. */
function beginOfStretch(text: string, position: number): number {
  if (position < 40) return 0;
  const latest = Math.max(0, Math.min(position - 25, text.length - longestStretch));
  const place = cutPlace(text, latest);
  return place <= latest ? place + 1 : 0;
}

/**
 * Whether all words of a hit are in its title or its line, so that its passages need not be
 * fetched.
 */
export function isSaid(hit: Hit): boolean {
  const forms = new Set(hit.words);
  return countForms(`${hit.title} ${hit.about}`, forms) === forms.size;
}

/**
 * Returns the line under a result: the stretch of its page that has the words, unless the line that
 * describes the page has as many.
 */
export function resultLine({ title, about, words }: Hit, passages: readonly string[]): Piece[] {
  const forms = new Set(words);
  const snippet = snippetOf(passages, forms);
  const quoted = snippet?.map(({ text }) => text).join('') ?? '';
  const isBetter = countForms(quoted, forms) > countForms(`${title} ${about}`, forms);
  return snippet && isBetter ? snippet : marked(about, forms);
}

function countForms(text: string, forms: ReadonlySet<string>): number {
  return new Set(formsInText(text).filter((form) => forms.has(form))).size;
}
