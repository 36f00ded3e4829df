import { Band, Split } from '#ui/band/Band.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { AboutUsPageFile } from '../network.words.ts';
import styles from './quote-us.module.css';

interface Props {
  page: AboutUsPageFile;
}

/** The mission once more, word for word, as text to take along (PRODUCT.md). */
export function QuoteUs({ page }: Props) {
  return (
    <Band ground="warm" labelledBy="quote-us">
      <Split columns="4-8">
        <SectionHead id="quote-us" title={page.quoteUs.title} lede={page.quoteUs.lede} />
        <figure className={styles.block}>
          <blockquote>
            <p>{page.mission.statement}</p>
          </blockquote>
          <figcaption>
            <Small>{page.credit}</Small>
          </figcaption>
        </figure>
      </Split>
    </Band>
  );
}
