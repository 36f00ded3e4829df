import { Band, Split } from '#ui/band/Band.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { ProfilePageFile } from '../profile-page.schema.ts';
import { Biographies } from './Biographies.tsx';
import { CardForSites, type SiteCard } from './CardForSites.tsx';
import { Headshots } from './Headshots.tsx';
import styles from './press-kit.module.css';
import type { PressKitView } from './press-kit.ts';

interface Props extends PressKitView {
  words: ProfilePageFile['kit'];
  card: SiteCard;
}

/** Biographies in three lengths, headshots, and the sheet to print (PRODUCT.md, press-ready profiles). */
export function PressKit({ words, card, biographies, ...pictures }: Props) {
  return (
    <Band ground="surface" labelledBy="press-kit">
      <SectionHead id="press-kit" title={words.title} lede={words.lede} landing>
        <span data-with-script="">
          <Button tone="ghost" size="small" onClick={() => print()}>
            Print this page as a sheet
          </Button>
        </span>
      </SectionHead>
      <Split columns="7-5">
        <Biographies biographies={biographies} words={words} />
        <div className={styles.aside}>
          <Headshots {...pictures} lede={words.headshots} />
          <section className={styles.part} aria-labelledby="sheet">
            <h3 id="sheet">One-page sheet</h3>
            <Small>{words.sheet}</Small>
          </section>
          <CardForSites {...card} />
        </div>
      </Split>
    </Band>
  );
}
