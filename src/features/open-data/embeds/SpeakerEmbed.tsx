import { SpeakerFacts } from '#features/speakers/SpeakerFacts.tsx';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { inLine } from '#site/words.ts';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { TagList } from '#ui/tag/Tag.tsx';
import styles from './embed.module.css';

/** A speaker, for another site: portrait, profession, expertise, and facts for an invitation. */
export function SpeakerEmbed({ speaker }: { speaker: SpeakerView }) {
  const { name, title, organization, expertise, portrait, initials, since } = speaker;
  return (
    <div className={styles.person}>
      <Portrait
        picture={portrait}
        initials={initials}
        alt={`Portrait of ${name}`}
        since={since}
        eager
      />
      <div className={styles.words}>
        <h1 className={styles.title}>{name}</h1>
        <p>{inLine(title, organization)}</p>
        <TagList label="Expertise" tags={expertise.slice(0, 3).map((field) => ({ name: field }))} />
        <SpeakerFacts speaker={speaker} />
      </div>
    </div>
  );
}
