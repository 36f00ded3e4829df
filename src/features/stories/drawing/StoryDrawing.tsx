import type { ReactNode } from 'react';
import { capitalized } from '#site/words.ts';
import { ConversationPicture } from '#ui/conversation/ConversationPicture.tsx';
import type { Conversation } from '#ui/conversation/conversation.ts';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import type { StoryPerson } from '../story.ts';
import styles from './story-drawing.module.css';

type Face = Pick<StoryPerson, 'name' | 'initials' | 'portrait' | 'since'>;

interface Props {
  drawing: Conversation;
  /** Who is heard, in the order of the voices. */
  heard: readonly Face[];
  /**
   * A `row` of a list; a `poster` of a film; a `band` of a page on something else; `large` where it
   * leads.
   */
  size: 'row' | 'poster' | 'band' | 'large';
  /** The drawing as the track of a slider, in place of the drawing alone. */
  track?: ReactNode;
}

/**
 * The conversation of a story: the faces at the left, so that the line runs between them, the bars
 * at the right, and who stands where. From three voices on each has a row with its name.
 */
export function StoryDrawing({ drawing, heard, size, track }: Props) {
  const hasLanes = drawing.voices.length > 2;
  return (
    <div className={styles.drawing} data-size={size}>
      <div className={styles.talk} data-lanes={hasLanes || undefined}>
        {hasLanes ? (
          <LaneNames drawing={drawing} heard={heard} />
        ) : (
          <div className={styles.faces}>
            {heard.slice(0, 2).map((person) => (
              <FaceOf key={person.name} person={person} />
            ))}
          </div>
        )}
        <div className={styles.sound}>{track ?? <ConversationPicture of={drawing} />}</div>
      </div>
      {!hasLanes && <Legend drawing={drawing} isWhole={size === 'band' || size === 'large'} />}
    </div>
  );
}

function FaceOf({ person: { portrait, initials, since } }: { person: Face }) {
  return <Portrait picture={portrait} initials={initials} since={since} shape="square" />;
}

/** The names of three or more voices, each at the left of its bars. */
function LaneNames({ drawing, heard }: Pick<Props, 'drawing' | 'heard'>) {
  return (
    <ul className={styles.lanes} role="list">
      {drawing.voices.map(({ name }, voice) => {
        const person = heard[voice];
        return (
          <li key={name}>
            {person && <FaceOf person={person} />}
            {name}
          </li>
        );
      })}
    </ul>
  );
}

interface LegendProps {
  drawing: Conversation;
  /** Says where each stands; otherwise a mark does, and screen readers are told. */
  isWhole: boolean;
}

/** Who stands where; without voices the words of the drawing, which say why there are none. */
function Legend({ drawing: { voices, alternative }, isWhole }: LegendProps) {
  if (voices.length === 0) return <p className="small quiet">{alternative}</p>;
  return (
    <p className={`row small ${styles.legend}`}>
      {voices.map(({ name, place }, voice) => (
        <span key={name} data-voice={voice}>
          {voices.length > 1 && (
            <span className={isWhole ? undefined : 'visually-hidden'}>{capitalized(place)}: </span>
          )}
          {name}
        </span>
      ))}
    </p>
  );
}
