import { Portrait } from '#ui/portrait/Portrait.tsx';
import { portraitOf } from '../speaker.ts';
import type { ProfilePageFile } from '../speakers.table.ts';
import { reasonInWords, type Similar } from './SimilarSpeakers.tsx';
import styles from './similar-instead.module.css';

interface Props {
  words: ProfilePageFile['similar'];
  similar: readonly Similar[];
}

/**
 * Those who take requests in place of a speaker who takes none now, in the head of the profile, so
 * that the first screen leads on. Nothing if nobody is similar.
 */
export function SimilarInstead({ words, similar }: Props) {
  const available = similar.filter(({ speaker }) => speaker.requests === 'open');
  if (available.length === 0) return null;
  return (
    <section className={styles.instead} aria-labelledby="similar-speakers" data-print="none">
      <h2 className={styles.title} id="similar-speakers">
        {words.instead}
      </h2>
      <ul className={`stack gap-x-5 ${styles.people}`} role="list">
        {available.map(({ speaker, ...shared }) => (
          <li key={speaker.id} className={styles.person}>
            <Portrait {...portraitOf(speaker)} shape="square" />
            <div>
              <a href={speaker.href}>{speaker.name}</a>
              <p className={`quiet ${styles.why}`}>{reasonInWords(shared, words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
