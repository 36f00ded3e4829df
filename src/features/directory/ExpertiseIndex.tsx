import { byExpertise, type SpeakerView } from '#features/speakers/speaker.ts';
import styles from './expertise-index.module.css';

interface Props {
  title: string;
  lede: string;
  speakers: readonly SpeakerView[];
}

/** The fields of expertise, each opening on the speakers who know it. Works without script. */
export function ExpertiseIndex({ title, lede, speakers }: Props) {
  return (
    <section aria-labelledby="expertise">
      <h2 className={styles.title} id="expertise">
        {title}
      </h2>
      <p className={styles.lede}>{lede}</p>
      <ul className={styles.fields} role="list">
        {byExpertise(speakers).map(({ field, speakers: experts }) => (
          <li key={field}>
            <details className={styles.field} name="expertise">
              <summary>
                {field} <span className={styles.count}>{experts.length}</span>
              </summary>
              <ul className={styles.people} role="list">
                {experts.map(({ id, href, name }) => (
                  <li key={id}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
