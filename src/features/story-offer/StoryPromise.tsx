import styles from './story-offer.module.css';
import { storyOfferWords } from './story-offer-words.ts';

const { title, points } = storyOfferWords.promise;

interface Props {
  heading: 'h2' | 'h3';
}

/** What may happen with a story, in plain words, and how to take it back. */
export function StoryPromise({ heading: Heading }: Props) {
  return (
    <section className={styles.promise} aria-labelledby="story-promise">
      <Heading className={styles.title} id="story-promise">
        {title}
      </Heading>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
