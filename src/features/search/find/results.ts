import { groupBy } from '#site/group-by.ts';
import { formsInText, type Word, wordsInText } from '#site/search/word-forms.ts';
import { type ResultKind, resultKinds } from '../search-state.ts';
import type { Finding, Hit } from './site-search.ts';

/** Hits that are shown under one heading, best first. */
interface HitGroup {
  /** Absent: the best of all kinds, or everything of the kinds that are chosen. */
  kind?: ResultKind;
  hits: readonly Hit[];
  /** How many were found of this kind, the best matches among them. */
  total: number;
}

export type ShownResults = ReturnType<typeof shownResults>;

/** How many stand on top, and how many in each group. */
export const shown = { best: 3, group: 3 } as const;

/**
 * A finding and the kinds that are chosen → what is shown. Where none is chosen: the three best,
 * and the others in groups; the group with the best hit comes first. What is among the best is not
 * shown again. A group of which everything is on top is left out. Else one list of the chosen
 * kinds, which goes as far as `length`.
 */
export function shownResults(
  { hits, people }: Pick<Finding, 'hits' | 'people'>,
  kinds: readonly ResultKind[],
  length: number,
) {
  const isWanted = (kind: ResultKind) => kinds.length === 0 || kinds.includes(kind);
  const wanted = hits.filter(({ kind }) => isWanted(kind));
  const own = isWanted('speaker') ? people : undefined;
  const byKind = groupBy(hits, ({ kind }) => kind);
  const count = (kind: ResultKind) => byKind.get(kind)?.length ?? 0;
  const counts = Object.fromEntries(resultKinds.map((kind) => [kind, count(kind)]));
  const others = groupBy(hits.slice(shown.best), ({ kind }) => kind);
  const groups: HitGroup[] = [...others].map(([kind, rest]) => ({
    kind,
    hits: rest.slice(0, shown.group),
    total: count(kind),
  }));
  const best: HitGroup = { hits: hits.slice(0, shown.best), total: hits.length };
  const chosen: HitGroup = { hits: wanted.slice(0, length), total: wanted.length };
  return {
    /** How many were found of each kind, whatever is chosen. */
    counts: { ...counts, speaker: count('speaker') + (people ? 1 : 0) } as Record<
      ResultKind,
      number
    >,
    /** How many there are of the kinds that are chosen. */
    total: wanted.length + (own ? 1 : 0),
    /** The directory filtered as the query asks, a result of its own among speakers. */
    people: own,
    groups: kinds.length === 0 ? [best, ...groups] : [chosen],
  };
}

export interface Piece {
  text: string;
  isMarked: boolean;
}

/** About two lines on a desk. */
const longest = 170;

/** A text → its pieces, with the words of those forms marked. */
export function marked(text: string, forms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, form } of wordsInText(text)) {
    if (!forms.has(form)) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}

/**
 * Passages of a page → the stretch of about 170 letters that has most of the words, marked, with an
 * ellipsis where it is cut. Undefined where no passage has one of them.
 */
export function snippetOf(
  passages: readonly string[],
  forms: ReadonlySet<string>,
): Piece[] | undefined {
  let best: { worth: number; text: string; from: number } | undefined;
  for (const text of passages) {
    const finds = wordsInText(text).filter(({ form }) => forms.has(form));
    for (const first of finds) {
      const worth = worthOf(finds, first);
      if (worth > (best?.worth ?? 0)) best = { worth, text, from: first.start };
    }
  }
  return best && marked(windowAt(best.text, best.from), forms);
}

/**
 * How many different words there are from one of them on, in the room that there is; those that are
 * close count more.
 */
function worthOf(finds: readonly Word[], first: Word): number {
  const near = finds.filter(
    ({ start, end }) => start >= first.start && end <= first.start + longest - 30,
  );
  const different = near.filter(
    ({ form }, place) => near.findIndex((one) => one.form === form) === place,
  );
  return different.length - ((different.at(-1) ?? first).end - first.start) / 1000;
}

/** The stretch of a text around a place, cut between words. */
function windowAt(text: string, from: number): string {
  if (text.length <= longest) return text;
  const begin =
    from < 40
      ? 0
      : text.lastIndexOf(' ', Math.max(0, Math.min(from - 25, text.length - longest))) + 1;
  const rest = text.slice(begin);
  const cut =
    rest.length <= longest ? rest : rest.slice(0, Math.max(rest.lastIndexOf(' ', longest), 1));
  return `${begin > 0 ? '…' : ''}${cut}${cut.length < rest.length ? '…' : ''}`;
}

/**
 * Whether all words of a hit are in its title or its line, so that its passages need not be
 * fetched.
 */
export function isSaid(hit: Hit): boolean {
  const forms = new Set(hit.words);
  return countIn(`${hit.title} ${hit.about}`, forms) === forms.size;
}

/**
 * The line under a result: the stretch of its page that has the words, unless the line that
 * describes the page has as many.
 */
export function resultLine({ title, about, words }: Hit, passages: readonly string[]): Piece[] {
  const forms = new Set(words);
  const snippet = snippetOf(passages, forms);
  const quoted = countIn(snippet?.map(({ text }) => text).join('') ?? '', forms);
  return snippet && quoted > countIn(`${title} ${about}`, forms) ? snippet : marked(about, forms);
}

function countIn(text: string, forms: ReadonlySet<string>): number {
  return new Set(formsInText(text).filter((form) => forms.has(form))).size;
}
