import { EmbedCode } from '#features/open-data/embeds/EmbedCode.tsx';
import type { Embed } from '#features/open-data/embeds/embed-code.ts';
import { Small } from '#ui/lede/Lede.tsx';
import styles from './press-kit.module.css';

/** The card of the speaker for other sites, and what is said of it. */
export interface SiteCard {
  embed: Embed;
  words: { title: string; text: string; copied: string; see: string };
}

/** The code of the speaker’s card, in the press kit. */
export function CardForSites({ embed, words }: SiteCard) {
  return (
    <section className={styles.part} aria-labelledby="embed">
      <h3 id="embed">{words.title}</h3>
      <Small>{words.text}</Small>
      <EmbedCode words={words} embed={embed} isLive />
    </section>
  );
}
