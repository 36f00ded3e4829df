import type { SpeakerView } from '#features/speakers/speaker.ts';
import { FactList } from '#ui/fact-list/FactList.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import styles from './event-facts.module.css';

interface Props {
  speaker: SpeakerView;
}

/** What decides whether this speaker fits an event, at a glance. */
export function EventFacts({ speaker }: Props) {
  return (
    <section className={styles.facts} aria-labelledby="at-a-glance">
      <h2 id="at-a-glance">At a glance</h2>
      <FactList>
        <BookingFacts speaker={speaker} />
      </FactList>
    </section>
  );
}
