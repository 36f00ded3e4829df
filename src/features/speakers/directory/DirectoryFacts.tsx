import { stateCodeOf } from '#site/states.ts';
import { SpeakerFacts } from '../SpeakerFacts.tsx';
import { travelLabels } from '../speaker.ts';
import { weekBars, weekBox } from '../week-bars.ts';
import styles from './directory-facts.module.css';
import type { DirectoryEntry } from './speaker-list.tsx';

interface Props {
  speaker: DirectoryEntry;
  /** When the speaker can talk to the media, in place of the stated hours. */
  talk?: string | undefined;
}

/**
 * The facts by which a host chooses: the home with its square of the map and how far they travel,
 * the hours for the media with a bar for each day that has any, and the others.
 */
export function DirectoryFacts({ speaker, talk }: Props) {
  const { basedIn, travels } = speaker;
  const code = stateCodeOf(basedIn ?? '');
  return (
    <div className={styles.facts}>
      {basedIn && (
        <p className={styles.place}>
          {code && (
            <span className={styles.square} aria-hidden="true">
              {code}
            </span>
          )}
          <span>
            {basedIn}
            {travels && <span className={styles.reach}>{travelLabels[travels]}</span>}
          </span>
        </p>
      )}
      <SpeakerFacts
        speaker={speaker}
        talk={talk}
        week={speaker.talk && <WeekBars hours={speaker.talk.hours} />}
      />
    </div>
  );
}

/** The days and the length of weekly hours, which the words beside it name. */
function WeekBars({ hours }: { hours: Parameters<typeof weekBars>[0] }) {
  const { width, height } = weekBox;
  return (
    <svg
      className={styles.week}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={weekBars(hours)} />
      <rect className={styles.axis} y={height - 2} width={width} height="2" />
    </svg>
  );
}
