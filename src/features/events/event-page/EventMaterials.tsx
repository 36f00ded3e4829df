import type { EventView } from '#features/events/event.ts';
import { addressOf } from '#site/site.ts';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { OfferedLink } from '#ui/offered-link/OfferedLink.tsx';
import styles from './event-materials.module.css';
import type { EventPageFile } from './event-page.schema.ts';

interface Props {
  words: EventPageFile['materials'];
  event: Pick<EventView, 'recording' | 'slides' | 'status'>;
}

/** Recording and slides, shown once an event is past. One that was cancelled leaves nothing. */
export function EventMaterials({ words, event: { recording, slides, status } }: Props) {
  if (status === 'cancelled') return null;
  return (
    <section className={styles.materials} aria-labelledby="materials">
      <h2 id="materials" className={styles.title}>
        {words.title}
      </h2>
      {recording === undefined && slides === undefined ? (
        <p>{words.none}</p>
      ) : (
        <FactList>
          {recording !== undefined && (
            <Fact term={words.recording}>
              <OfferedLink className={styles.link} href={addressOf(recording)}>
                {words.openRecording}
              </OfferedLink>
            </Fact>
          )}
          {slides !== undefined && (
            <Fact term={words.slides}>
              <OfferedLink className={styles.link} href={addressOf(slides)}>
                {words.openSlides}
              </OfferedLink>
            </Fact>
          )}
        </FactList>
      )}
    </section>
  );
}
