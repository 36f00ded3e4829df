import type { EventView } from '#features/events/event.ts';
import { placeLink } from '#features/events/place-link.ts';
import { clockLabel, weekdayDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import type { EventPageFile } from './event-page.schema.ts';
import styles from './event-state.module.css';

interface Props {
  words: EventPageFile;
  event: EventView;
}

/**
 * How an event stands: what happened to it, whether it is to come, goes on or is over, and, as long as it is to come, the
 * way to a place.
 */
export function EventState({ words: { state, status, facts }, event }: Props) {
  const { status: standing, statusNote, movedFrom } = event;
  const place = placeLink(event);
  return (
    <div className={styles.state}>
      <p className={styles.tags} data-status={standing}>
        {standing !== 'scheduled' && (
          <Tag tone={standing === 'cancelled' ? 'destructive' : 'warning'}>{status[standing]}</Tag>
        )}
        <span className={styles.upcoming}>
          <Tag tone="info">{state.upcoming}</Tag>
        </span>
        <span className={styles.now}>
          <Tag tone="success">{state.now}</Tag>
        </span>
        <span className={styles.past}>
          <Tag tone="past">{state.past}</Tag>
        </span>
      </p>
      {statusNote && (
        <Callout>
          <p>
            <strong>{status[standing]}.</strong> {statusNote}{' '}
            {movedFrom &&
              fillIn(facts.movedFrom, {
                when: `${weekdayDate(movedFrom)}, ${clockLabel(movedFrom)}`,
              })}
          </p>
        </Callout>
      )}
      {place && (
        <div className={styles.ask} data-print="none">
          <ButtonLink {...place.link}>{place.words}</ButtonLink>
        </div>
      )}
    </div>
  );
}
