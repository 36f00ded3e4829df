import type { SpeakerView } from './speaker.ts';
import styles from './talk-list.module.css';

interface Props {
  talks: SpeakerView['talks'];
}

/** What the speaker can be booked with: title, abstract, lengths, audience. */
export function TalkList({ talks }: Props) {
  return (
    <section aria-labelledby="talks">
      <h2 className={styles.title} id="talks">
        Talks
      </h2>
      <ul className={styles.talks} role="list">
        {talks.map(({ title, abstract, minutes, audience }) => (
          <li key={title} className={styles.talk}>
            <h3>{title}</h3>
            <p>{abstract}</p>
            <p className={styles.meta}>
              {minutes.join(' or ')} minutes. For {lowerFirst(audience)}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Clinic staff" → "clinic staff"; abbreviations such as "EMS crews" stay. */
function lowerFirst(words: string): string {
  const [first = '', second = ''] = words;
  const isWord = second === second.toLowerCase();
  return (isWord ? first.toLowerCase() : first) + words.slice(1).replace(/\.$/, '');
}
