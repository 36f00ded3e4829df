import { Lede } from '#ui/lede/Lede.tsx';
import { Breadcrumb } from '#ui/page-head/Breadcrumb.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { TagList } from '#ui/tag/TagList.tsx';
import styles from './profile-head.module.css';
import type { SpeakerView } from './speaker.ts';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Our Speakers', href: '/speakers/directory' },
];

interface Props {
  speaker: SpeakerView;
}

/** Who this is, at a glance: face, name, trade, fields, and one thing the speaker says. */
export function ProfileHead({ speaker }: Props) {
  return (
    <div className={styles.head} data-ground="cold">
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
              {[speaker.pronunciation, speaker.pronouns].filter(Boolean).join(' · ')}
            </p>
            <Lede>
              {speaker.title}, {speaker.organization}
            </Lede>
            <TagList label="Expertise" tags={speaker.expertise.map((name) => ({ name }))} />
            <Quote text={speaker.quote} size="medium" />
          </div>
        </div>
      </div>
    </div>
  );
}
