import type { ReactNode } from 'react';
import { inLine } from '#site/words.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { TagList } from '#ui/tag/Tag.tsx';
import { SpeakerFacts } from './SpeakerFacts.tsx';
import { portraitOf, type SpeakerSummary } from './speaker.ts';
import styles from './speaker-card.module.css';

interface Props {
  speaker: SpeakerSummary;
  /**
   * `p` in a list that names its items itself, such as a carousel, where headings would crowd the
   * outline of the page.
   */
  heading?: 'h2' | 'h3' | 'p';
  /** `list` turns sideways on small screens, `upright` never does. */
  layout?: 'list' | 'upright';
  /** When the speaker can talk to the media, in place of the stated hours. */
  talk?: string | undefined;
  /** Further links or buttons at the end of the card. */
  children?: ReactNode;
}

/** One speaker in a list (specification section 2, Speaker card). */
export function SpeakerCard(props: Props) {
  const { speaker, heading: Heading = 'h3', layout = 'list', talk, children } = props;
  const { network } = speaker;
  return (
    <article className={styles.card} data-layout={layout}>
      <Portrait {...portraitOf(speaker)} shape={layout === 'list' ? 'square' : 'tall'} />
      <div className={`stack start gap-y-2 ${styles.body}`}>
        <Heading className={styles.name}>
          <a href={speaker.href}>{speaker.name}</a>
        </Heading>
        <p className={`quiet ${styles.role}`}>{inLine(speaker.title, speaker.basedIn)}</p>
        <TagList label="Expertise" tags={speaker.expertise.slice(0, 3).map((name) => ({ name }))} />
        <SpeakerFacts speaker={speaker} talk={talk} />
        <div className={`row small semibold gap-x-5 ${styles.links}`}>
          <a href={speaker.href} aria-label={`View Profile of ${speaker.name}`}>
            View Profile
          </a>
          {network && (
            <ExternalLink href={network.url}>
              {network.platform}
              <span className="visually-hidden">{` profile of ${speaker.name}`}</span>
            </ExternalLink>
          )}
          {children}
        </div>
      </div>
    </article>
  );
}
