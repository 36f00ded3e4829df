import type { ClaimFile } from '#features/claims/claim.schema.ts';
import { type ClaimView, claimIn, claimLedger, evidenceHref } from '#features/claims/claim.ts';
import { fillIn } from '#site/fill-in.ts';
import { clip } from './clip.ts';
import type { SearchRecord } from './search-record.ts';
import { type Source, theOne } from './source.ts';

const longestTitle = 90;

/**
 * Every claim. A result is a place where a figure is shown, so one that is not confirmed says so in its
 * title, and the line under it has the published figure with its source.
 */
export function claimRecords(source: Source): SearchRecord[] {
  const ledger = claimLedger(new Map(source.claims.map(({ id, data }) => [id, data])));
  const { claim: words } = theOne(source, 'searchPage');
  const { topics } = theOne(source, 'evidencePage');
  return source.claims.map(({ id, data }) => {
    const claim = claimIn(ledger, id);
    const { source: document, figure, wording } = claim.published;
    return {
      id: `claim-${id}`,
      kind: 'claim',
      href: evidenceHref(id),
      title: titleOf(claim, words),
      about: [
        `${figure ? `${figure}. ` : ''}${wording}`,
        fillIn(words.source, { source: document.name }),
      ].join(' '),
      also: ['figure', 'statistic', 'evidence', topics[data.group]].join('; '),
      text: textOf(data),
    };
  });
}

function titleOf(
  { status, specified, published }: ClaimView,
  words: Readonly<Record<'differs' | 'unsourced', string>>,
): string {
  if (status === 'supported')
    return clip(withFigure(published.figure, published.wording), longestTitle);
  const { figure, wording } = specified;
  return clip(`${fillIn(words[status], { figure })}: ${wording}`, longestTitle);
}

/** The figure first, unless its sentence begins with it. */
function withFigure(figure: string | null, wording: string): string {
  return figure === null || wording.startsWith(figure) ? wording : `${figure}: ${wording}`;
}

function textOf(data: ClaimFile): string[] {
  const { specified, note, caution } = data;
  const scope =
    data.status === 'unsourced'
      ? []
      : [[data.population, data.place, data.period ?? ''].filter((part) => part !== '').join(', ')];
  return [
    ...scope,
    ...(specified ? [`${specified.figure}: ${specified.wording}`] : []),
    note,
    ...(caution ? [caution] : []),
  ];
}
