import type { ReactNode } from 'react';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { Lede } from '#ui/lede/Lede.tsx';
import { RecordWave } from '#ui/record/RecordWave.tsx';
import type { HomePageFile } from '../network.words.ts';
import styles from './hero.module.css';

interface Props {
  page: HomePageFile;
  /** A line under the ways on. */
  children?: ReactNode;
}

/** Headline and lede in the quiet years of the record, its crescendo at the right edge. */
export function Hero({ page, children }: Props) {
  const { hero } = page;
  return (
    <div className={styles.hero} data-ground="cold">
      <div className={`page-width ${styles.wrap}`}>
        <h1 className={styles.title}>{page.title}</h1>
      </div>
      <div className={styles.art} role="img" aria-label={hero.record}>
        <RecordWave />
        <span className={styles.note} data-year="1909">
          <b>1909</b> -0.49 °C
        </span>
        <span className={styles.note} data-year="1951">
          <b>1951–1980</b> the average, near silence
        </span>
        <span className={styles.note} data-year="2024">
          <b>2024</b> +1.28 °C, the hottest year measured
        </span>
      </div>
      <div className={`page-width ${styles.wrap}`}>
        <div className={`stack rows-5 ${styles.foot}`}>
          <Lede>{page.lede}</Lede>
          <ButtonRow>
            <ButtonLink href="/speakers/directory">{hero.findSpeaker}</ButtonLink>
            <ButtonLink href="/be-catalyst" tone="ghost">
              {hero.beCatalyst}
            </ButtonLink>
            <ArrowLink href="/media-inquiries">{hero.mediaInquiries}</ArrowLink>
          </ButtonRow>
        </div>
        {children}
        <p className={styles.caption}>
          {hero.caption} <a href="/data/gistemp-annual.csv">Read the numbers</a>.
        </p>
      </div>
    </div>
  );
}
