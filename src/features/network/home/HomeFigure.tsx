import { ChartBody } from '#features/evidence/charts/Chart.tsx';
import type { ChartWords } from '#features/evidence/charts/chart-words.schema.ts';
import { evidenceHref } from '#features/evidence/claims/claim.ts';
import { type Explainer, ExplainerList } from '#features/evidence/figure/ExplainerList.tsx';
import type { SeriesView } from '#features/evidence/series/series.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import type { HomePageFile } from '../network.table.ts';
import styles from './home-figure.module.css';

/** The figure that the home page shows, with those who can explain it. */
export interface HomeFigureView {
  /** The id of the claim. */
  claim: string;
  series: SeriesView;
  chartWords: ChartWords;
  explainers: readonly Explainer[];
  /** Path of the page for a deadline; undefined where the site has none. */
  deadlineHref: string | undefined;
  /** The number of the media desk, if it has one. */
  phone: string | undefined;
}

/**
 * One figure as a chart, and who can explain it before the deadline. Not on phones, where the page
 * would be too long with it.
 */
export function HomeFigure({
  words,
  view,
}: {
  words: HomePageFile['figure'];
  view: HomeFigureView;
}) {
  const { claim, series, chartWords, explainers, deadlineHref, phone } = view;
  return (
    <div className={styles.figure}>
      <Band ground="cold" space="home">
        <Split columns="8-4">
          <div className="stack gap-y-3">
            <ChartBody series={series} words={chartWords} size="large" level={2} />
            <ArrowLink href={evidenceHref(claim)}>{words.more}</ArrowLink>
          </div>
          <div className="stack gap-y-4">
            {explainers.length > 0 && (
              <section aria-labelledby="explain">
                <h3 className={styles.explain} id="explain">
                  {words.explain}
                </h3>
                <ExplainerList explainers={explainers} />
              </section>
            )}
            {deadlineHref && (
              <ButtonRow>
                <ButtonLink href={deadlineHref} size="small">
                  {words.deadline}
                </ButtonLink>
                {phone && (
                  <a className="target semibold" href={`tel:${phone}`}>
                    {phone}
                  </a>
                )}
              </ButtonRow>
            )}
          </div>
        </Split>
      </Band>
    </div>
  );
}
