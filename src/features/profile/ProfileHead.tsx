import type { ReactNode } from 'react';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { Lede } from '#ui/lede/Lede.tsx';
import { Breadcrumb } from '#ui/page-head/Breadcrumb.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { TagList } from '#ui/tag/TagList.tsx';
import styles from './profile-head.module.css';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Our Speakers', href: '/speakers/directory' },
];

interface Props {
  speaker: SpeakerView;
  /** A control for this speaker, such as the one for the shortlist. */
  children?: ReactNode;
}

/** Who this is, at a glance: face, name, trade, fields, and one thing the speaker says. */
export function ProfileHead({ speaker, children }: Props) {
  return (
    <div className={styles.head} data-ground="cold" data-sheet="">
      <div className={styles.wrap}>
        <Breadcrumb crumbs={crumbs} current={speaker.name} />
        <div className={styles.grid}>
          <Portrait
            picture={speaker.portrait}
            initials={speaker.initials}
            alt={`Portrait of ${speaker.name}`}
            since={speaker.since}
            eager
          />
          <div className={styles.words}>
            <h1>{speaker.name}</h1>
            <p className={styles.said}>
              {[speaker.pronunciation && `Say: ${speaker.pronunciation}`, speaker.pronouns]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Lede>
              {speaker.title}, {speaker.organization}
            </Lede>
            <TagList label="Expertise" tags={speaker.expertise.map((name) => ({ name }))} />
            {speaker.requests === 'paused' && <Tag tone="warning">Not taking requests now</Tag>}
            <Quote text={speaker.quote} size="medium" />
            <div className={styles.control} data-with-script="" data-print="none">
              {children}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
