import { home } from '#site/navigation.ts';
import { fillIn } from '#site/words.ts';
import { Breadcrumb } from '#ui/page-head/PageHead.tsx';
import { RecordStripes } from '#ui/record/RecordStripes.tsx';
import { CopyFigure } from '../claims/claim-parts.tsx';
import { type EvidenceEntry, evidenceLink } from '../evidence.ts';
import type { FigurePageFile } from './figure.schema.ts';
import styles from './figure-page.module.css';
import { figureParts, headingOf, type PlainForm, pageFigure } from './figure-page.ts';
import { CountedBars, YearStrip } from './PlainDrawings.tsx';

interface Props {
  entry: EvidenceEntry;
  words: FigurePageFile;
  /** How it is drawn where it has no series; undefined where it has one. */
  form: PlainForm | undefined;
}

/**
 * The head of a figure's page, which is its content: the figure beside its sentence. Without a
 * series the rule below it has the color of the hazard.
 */
export function FigureHead({ entry, words, form }: Props) {
  const { claim } = entry;
  const { status, specified, published } = claim;
  const figure = pageFigure(claim);
  return (
    <div className={styles.head} data-ground="cold">
      <div className="page-width">
        <Breadcrumb crumbs={[home, evidenceLink]} current={figure ?? words.advice} />
        <div className={styles.top}>
          {figure && (
            <div>
              <Figure figure={figure} />
              {form?.is === 'counted' && <CountedBars form={form} words={words} />}
            </div>
          )}
          <div className="stack gap-y-3 start">
            {status !== 'supported' && (
              <div className="small">
                {specified.wording !== specified.figure && (
                  <p>{fillIn(words.given, { wording: specified.wording })}</p>
                )}
                <p className="semibold">
                  {`${words.closest}${published.figure ? `: ${published.figure}` : ''}`}
                </p>
              </div>
            )}
            <Sentence wording={published.wording} heading={headingOf(claim)} />
            {form?.is === 'years' && <YearStrip form={form} words={words} />}
            <CopyFigure published={published} />
          </div>
        </div>
      </div>
      <div className={styles.rule} data-print="none" data-plain={form ? '' : undefined}>
        {!form && <RecordStripes />}
      </div>
    </div>
  );
}

/** The sentence that may be quoted, as the h1; of advice its first sentence is, and larger. */
function Sentence({ wording, heading }: { wording: string; heading: string }) {
  if (heading === wording) return <h1 className={styles.sentence}>{wording}</h1>;
  return (
    <>
      <h1 className={styles.advice}>{heading}</h1>
      <p className={styles.sentence}>{wording.slice(heading.length).trim()}</p>
    </>
  );
}

/** The figure, its number as large as there is room. */
function Figure({ figure }: { figure: string }) {
  const parts = figureParts(figure);
  if (!parts) {
    const length = figure.length > 20 ? 'long' : 'medium';
    return (
      <p className={styles.figure} data-length={length}>
        {figure}
      </p>
    );
  }
  const { before, number, after } = parts;
  return (
    <p className={styles.figure} data-length={number.length > 4 ? 'medium' : undefined}>
      {before && <small>{before} </small>}
      {number}
      {after && <small> {after}</small>}
    </p>
  );
}
