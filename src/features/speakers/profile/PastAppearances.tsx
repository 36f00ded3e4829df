import type { SpeakerView } from '#features/speakers/speaker.ts';
import styles from './past-appearances.module.css';

interface Props {
  appearances: SpeakerView['appearances'];
}

/** Where the speaker has been heard, newest first. */
export function PastAppearances({ appearances }: Props) {
  if (appearances.length === 0) return null;
  return (
    <section aria-labelledby="past-appearances">
      <h2 className={styles.title} id="past-appearances">
        Past appearances
      </h2>
      <ul className={styles.appearances} role="list">
        {appearances.map(({ what, where, year }) => (
          <li key={what} className={styles.appearance}>
            <p>
              {what}, <span className={styles.where}>{where}</span>
            </p>
            <p className={styles.year}>{year}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
