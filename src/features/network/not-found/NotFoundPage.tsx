import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Lede } from '#ui/lede/Lede.tsx';
import { RecordWave } from '#ui/record/RecordWave.tsx';
import styles from './not-found.module.css';
import { type Place, PlaceList } from './PlaceList.tsx';

interface Props {
  title: string;
  lede: string;
  back: { label: string; href: string };
  nearest: string;
  /** Every page that may have been meant, main pages first; the browser puts the nearest on top. */
  places: readonly Place[];
  /** The figure before the title; only where a page is missing. */
  code?: string;
  /** A way to look for what is missing. */
  children?: ReactNode;
}

/** What a visitor sees at an address that does not exist: what happened, the record that falls silent, and the ways on. */
export function NotFoundPage(props: Props) {
  const { title, lede, back, nearest, places, code, children } = props;
  return (
    <section aria-labelledby="lost">
      <div className={styles.head} data-ground="cold">
        <div className={styles.title}>
          {code && <p className={styles.code}>{code}</p>}
          <h1 id="lost">{title}</h1>
        </div>
        <div className={styles.flatline} aria-hidden="true">
          <RecordWave years={67} />
        </div>
      </div>
      <div className={styles.wrap}>
        <Lede>{lede}</Lede>
        <p>
          <ButtonLink href={back.href}>{back.label}</ButtonLink>
        </p>
        {children}
        <PlaceList title={nearest} places={places} />
      </div>
    </section>
  );
}
