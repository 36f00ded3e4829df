import type { SpeakerView } from '#features/speakers/speaker.ts';
import { Band } from '#ui/band/Band.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { ProfilePageFile } from '../profile-page.schema.ts';
import { reasonInWords } from './reason-in-words.ts';
import type { Similar } from './shared-by.ts';
import styles from './similar-speakers.module.css';

interface Props {
  words: ProfilePageFile['similar'];
  similar: readonly Similar<SpeakerView>[];
}

/** Who else might fit, and why. */
export function SimilarSpeakers({ words, similar }: Props) {
  if (similar.length === 0) return null;
  return (
    <Band labelledBy="similar-speakers">
      <SectionHead id="similar-speakers" title={words.title} />
      <ul className={styles.speakers} role="list">
        {similar.map((one) => (
          <li key={one.speaker.id} className={styles.speaker}>
            <Portrait
              picture={one.speaker.portrait}
              initials={one.speaker.initials}
              since={one.speaker.since}
              shape="square"
            />
            <div className={styles.words}>
              <h3>
                <a href={one.speaker.href}>{one.speaker.name}</a>
              </h3>
              <p>{one.speaker.title}</p>
              <p className={styles.why}>{reasonInWords(one, words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
