import {
  type ClaimLedger,
  type ClaimView,
  claimIn,
  claimLedger,
  evidenceHref,
} from '#features/evidence/claims/claim.ts';
import { fillIn } from '#site/words.ts';
import type { ShownPage } from './site-pages.ts';
import { clip, type Source, theOne } from './source.ts';

/** Length of the title of a claim, in characters. */
const longestTitle = 90;

/** Returns all claims by their ids. */
export function ledgerOf(source: Source): ClaimLedger {
  return claimLedger(new Map(source.claims.map(({ id, data }) => [id, data])));
}

/**
 * Returns the title of a claim: the figure first, unless its sentence begins with it. That of a
 * claim which is not confirmed says so, with the figure and the sentence that were given.
 */
export function claimTitle(
  { status, specified, published: { figure, wording } }: ClaimView,
  words: Readonly<Record<'differs' | 'unsourced', string>>,
): string {
  if (status === 'supported') {
    const beginsWithFigure = figure === null || wording.startsWith(figure);
    return clip(beginsWithFigure ? wording : `${figure}: ${wording}`, longestTitle);
  }
  const unconfirmed = fillIn(words[status], { figure: specified.figure });
  return clip(`${unconfirmed}: ${specified.wording}`, longestTitle);
}

/** Returns the pages of all claims, as their share pictures name them. */
export function claimPages(source: Source): ShownPage[] {
  const ledger = ledgerOf(source);
  const { claim: words } = theOne(source, 'searchPage');
  return source.claims.map(({ id }) => {
    const claim = claimIn(ledger, id);
    const title = claimTitle(claim, words);
    const description = claim.published.source.name;
    return { href: evidenceHref(id), section: 'evidence', label: title, title, description };
  });
}
