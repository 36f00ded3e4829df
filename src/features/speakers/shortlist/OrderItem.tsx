import type { ReactNode } from 'react';
import { choiceLabel } from '#features/letters/definitions/booking.ts';
import { SpeakerFacts } from '#features/speakers/SpeakerFacts.tsx';
import { profileHref } from '#features/speakers/speaker.ts';
import { initialsOf } from '#site/words.ts';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import styles from './order-list.module.css';
import type { Row } from './rows.ts';

interface Props {
  row: Row;
  /** How to change the place. */
  children: ReactNode;
}

/** One speaker of a shortlist: place, face, facts. */
export function OrderItem({ row, children }: Props) {
  const { id, name, speaker, place } = row;
  return (
    <li className={styles.item}>
      <Portrait
        picture={speaker && { ...speaker.portrait, sources: [], focus: 'center' }}
        initials={initialsOf(name)}
        since={speaker?.since}
        shape="square"
      />
      <div className={styles.words}>
        <p className={styles.place} data-asked={place !== undefined}>
          {place === undefined ? 'Left out of the request' : choiceLabel(place)}
        </p>
        <h3>
          <a href={profileHref(id)}>{name}</a>
        </h3>
        {speaker && (
          <>
            <p>
              {speaker.title}, {speaker.organization}
            </p>
            <SpeakerFacts speaker={speaker} />
          </>
        )}
        <p className={styles.address}>{speaker?.url ?? location.origin + profileHref(id)}</p>
      </div>
      {children}
    </li>
  );
}
