import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { TagList } from '#ui/tag/Tag.tsx';
import { portraitOf, type SpeakerSummary } from './speaker.ts';
import styles from './speaker-card.module.css';

interface Props {
  speaker: SpeakerSummary;
  /**
   * `p` in a list that names its items itself, such as a carousel, where headings would crowd the
   * outline of the page.
   */
  heading?: 'h2' | 'h3' | 'p';
  /**
   * The facts by which a host chooses, in a list that is searched for that. From two columns on
   * they have the home, which on a phone stands beside the profession.
   */
  facts?: ReactNode;
  /** Further links or buttons at the end of the card. */
  children?: ReactNode;
}

/** One speaker in a list (specification section 2, Speaker card). */
export function SpeakerCard({ speaker, heading: Heading = 'h3', facts, children }: Props) {
  const { href, name, title, basedIn, network, voice } = speaker;
  return (
    <article className={styles.card}>
      <Heading className={styles.name}>
        <a href={href}>{name}</a>
      </Heading>
      <Portrait {...portraitOf(speaker)} shape="square" />
      <div className={styles.who}>
        <p className={styles.role}>
          {title}
          {basedIn && <span className={facts ? styles.home : undefined}>, {basedIn}</span>}
        </p>
        {voice && <p className={styles.voice}>“{voice}”</p>}
      </div>
      <div className={styles.tags}>
        <TagList label="Expertise" tags={speaker.expertise.slice(0, 3).map((name) => ({ name }))} />
      </div>
      {facts}
      <div className={`row small semibold gap-x-5 ${styles.links}`}>
        <a href={href} aria-label={`View Profile of ${name}`}>
          View Profile
        </a>
        {network && (
          <ExternalLink href={network.url}>
            {network.platform}
            <span className="visually-hidden">{` profile of ${name}`}</span>
          </ExternalLink>
        )}
        {children}
      </div>
    </article>
  );
}
