import type { StatisticView } from '#features/evidence/claims/claim.ts';
import { StatisticCard } from '#features/evidence/claims/StatisticCard.tsx';
import { Band } from '#ui/band/Band.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { HomePageFile } from '../network.words.ts';
import styles from './home.module.css';

interface Props {
  page: HomePageFile;
  statistics: readonly StatisticView[];
}

/** Why health messaging matters: three figures, each with its source under it. */
export function Statistics({ page, statistics }: Props) {
  return (
    <Band labelledBy="messaging" space="home">
      <SectionHead id="messaging" title={page.messaging.title} lede={page.messaging.lede} />
      <ul className={styles.statistics} role="list">
        {statistics.map((statistic) => (
          <li key={statistic.claim.id}>
            <StatisticCard statistic={statistic} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
