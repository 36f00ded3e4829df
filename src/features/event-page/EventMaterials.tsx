import type { EventView } from '#features/events/event.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
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
              <Material href={recording} open={words.openRecording} soon={words.soon} />
            </Fact>
          )}
          {slides !== undefined && (
            <Fact term={words.slides}>
              <Material href={slides} open={words.openSlides} soon={words.soon} />
            </Fact>
          )}
        </FactList>
      )}
    </section>
  );
}

interface MaterialProps {
  /** `https://…`, a page of this site, or `#` while there is none. */
  href: string;
  open: string;
  soon: string;
}

function Material({ href, open, soon }: MaterialProps) {
  if (href === '#') return soon;
  if (href.startsWith('/'))
    return (
      <a className={styles.link} href={href}>
        {open}
      </a>
    );
  return (
    <ExternalLink className={styles.link} href={href}>
      {open}
    </ExternalLink>
  );
}
