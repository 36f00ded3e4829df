import { changesHref } from '#features/evidence/changes/changes.ts';
import type { CorrectionsView, DraftFigure } from '#features/evidence/changes/corrections.ts';
import { longDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import styles from './corrections.module.css';
import type { WhoWeArePageFile } from './who-we-are.schema.ts';

type Words = WhoWeArePageFile['corrections'];

const mostShown = 6;

/** How the figures stand, the last changes, and the drafts that no source states. */
export function Corrections({ words, view }: { words: Words; view: CorrectionsView }) {
  const { counts, corrections, drafts } = view;
  return (
    <section className="stack gap-y-5" aria-labelledby="corrections">
      <h2 id="corrections">{words.title}</h2>
      <ClaimBars counts={counts} />
      <p>{standing(words, view)}</p>
      {corrections.length > 0 && (
        <div>
          <h3>{words.latest}</h3>
          <ol className={styles.list} role="list">
            {corrections.slice(0, mostShown).map(({ id, href, title, date, change }) => (
              <li key={id} className={styles.item}>
                <time dateTime={date}>{longDate(date)}</time>
                <p>
                  <a href={href}>{title}</a>. {change}
                </p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {drafts.length > 0 && (
        <div>
          <h3>{words.drafts}</h3>
          <ul className={styles.list} role="list">
            {drafts.map((draft) => (
              <li key={draft.href} className={styles.item}>
                <a className="target" href={draft.href}>
                  {draft.title}
                </a>
                <p>{draftInWords(draft, words)}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="row gap-x-5" data-print="none">
        <ArrowLink href="/evidence">{words.ledger}</ArrowLink>
        <ArrowLink href={changesHref}>{words.feed}</ArrowLink>
      </p>
    </section>
  );
}

function draftInWords({ given, published }: DraftFigure, words: Words): string {
  if (published === undefined) return fillIn(words.unsourced, { given });
  return fillIn(words.differs, { given, published });
}

/** Returns how many figures there are, how they stand, and how often they were changed. */
export function standing(words: Words, { counts, corrections }: CorrectionsView): string {
  const claims = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const count = fillIn(words.count, {
    claims: String(claims),
    differs: String(counts.differs),
    unsourced: String(counts.unsourced),
  });
  const [last] = corrections;
  if (!last) return `${count} ${words.unchanged}`;
  const changes = String(corrections.length);
  return `${count} ${fillIn(words.changes, { changes, date: longDate(last.date) })}`;
}

/**
 * One bar for each figure: tall where a source states it, half as tall where sources give another
 * one, a stub where there is none. Decorative, because the sentence under it counts them.
 */
function ClaimBars({ counts }: Pick<CorrectionsView, 'counts'>) {
  const { supported, differs, unsourced } = counts;
  const groups = [
    { from: 0, count: supported, height: 40 },
    { from: supported, count: differs, height: 20 },
    { from: supported + differs, count: unsourced, height: 6 },
  ];
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${supported + differs + unsourced} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {groups.map(({ from, count, height }) => (
        <line
          key={height}
          x1={from}
          x2={from + count}
          y1={40 - height / 2}
          y2={40 - height / 2}
          strokeWidth={height}
          strokeDasharray=".64 .36"
        />
      ))}
    </svg>
  );
}
