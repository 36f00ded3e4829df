import { ChevronDown, ChevronUp } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useChangeAnnouncement } from '../announcer/use-change-announcement.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { clock, momentHash } from './clock.ts';
import { Tool } from './PlayerTools.tsx';
import type { Turn } from './recording.ts';
import styles from './transcript.module.css';
import { currentTurn, type Find, findAll, findCount, passages, pieces } from './turns.ts';
import type { Player } from './use-player.ts';

interface Props {
  player: Player;
  turns: readonly Turn[];
  /** Above the part that can be heard. */
  heard: string;
}

/**
 * The words of a conversation (ACCESSIBILITY.md, section 4, Transcript). The part that can be heard is
 * marked, has times that play from there, and follows the player; words can be found in all of it.
 */
export function Transcript({ player, turns, heard }: Props) {
  const finder = useFind(turns);
  const isAtRest = !player.hasStarted && player.position === 0;
  const current = isAtRest ? -1 : currentTurn(turns, player.position);
  const list = useFollowing(current, player.isPlaying, finder.current);

  return (
    <section
      ref={list}
      className={styles.transcript}
      aria-label={`Transcript: ${player.recording.title}`}
      data-ready={player.isReady}
    >
      <FindBar finder={finder} />
      {passages(turns).map((passage) => (
        <div key={passage.first} className={styles.passage} data-heard={passage.isHeard}>
          {passage.isHeard && <p className={styles.label}>{heard}</p>}
          <ol role="list">
            {passage.turns.map((turn) => (
              <TranscriptTurn
                key={turn.place}
                turn={turn}
                finds={finder.finds.filter((find) => find.turn === turn.place)}
                lookedAt={finder.current}
                isCurrent={turn.place === current}
                player={player}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

interface TranscriptTurnProps {
  turn: Turn;
  finds: readonly Find[];
  /** The find that the visitor has gone to. */
  lookedAt: Find | undefined;
  isCurrent: boolean;
  player: Player;
}

/** What one person says, from when on it is heard, with what was sought marked in it. */
function TranscriptTurn({ turn, finds, lookedAt, isCurrent, player }: TranscriptTurnProps) {
  const { speaker, text, start } = turn;
  const from = start === undefined ? undefined : { at: start, label: clock(start) };
  return (
    <li
      className={styles.turn}
      id={from && momentHash(from.at).slice(1)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {from &&
        (player.isReady ? (
          <button type="button" className={styles.time} onClick={() => player.playFrom(from.at)}>
            <span className="visually-hidden">Play from </span>
            {from.label}
          </button>
        ) : (
          <span className={styles.time}>{from.label}</span>
        ))}
      <p className={styles.words}>
        <b>{speaker}:</b>{' '}
        {pieces(text, finds).map(({ text: piece, find }, index) =>
          find ? (
            <mark key={find.from} data-looked-at={find === lookedAt}>
              {piece}
            </mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and keep their order.
            <span key={`text-${index}`}>{piece}</span>
          ),
        )}
      </p>
    </li>
  );
}

/**
 * Keeps what is being said in view for those who read along: only while it plays, only if the turn
 * before was in view, and not where motion is unwanted. A find that the visitor goes to is always shown.
 */
function useFollowing(current: number, isPlaying: boolean, lookedAt: Find | undefined) {
  const list = useRef<HTMLElement>(null);
  const before = useRef(current);

  useEffect(() => {
    const turns = list.current?.querySelectorAll('li') ?? [];
    const last = turns[before.current];
    const now = turns[current];
    before.current = current;
    if (!isPlaying || !last || !now || last === now || wantsStillness()) return;
    if (isInView(last) && !isInView(now)) now.scrollIntoView({ block: 'center' });
  }, [current, isPlaying]);

  useEffect(() => {
    if (lookedAt)
      list.current?.querySelector('[data-looked-at="true"]')?.scrollIntoView({ block: 'center' });
  }, [lookedAt]);

  return list;
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

interface FindBarProps {
  finder: Finder;
}

/** Finds words in a transcript: a field, how many there are, and the way from one to the next (Enter goes on). */
export function FindBar({ finder: { sought, finds, place, seek, step } }: FindBarProps) {
  const count = findCount(sought, finds.length, place);
  const say = useChangeAnnouncement(count);
  const go = (by: 1 | -1) => {
    step(by);
    say('press');
  };

  return (
    <form
      className={styles.bar}
      data-with-script=""
      data-print="none"
      data-active={sought !== ''}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        go(1);
      }}
    >
      <SearchField
        id="find-in-transcript"
        name="find"
        label="Find in transcript"
        value={sought}
        onType={(words) => {
          seek(words);
          say('typing');
        }}
      />
      <div className={styles.steps}>
        <Tool name="Previous find" icon={ChevronUp} onPress={() => go(-1)} />
        <Tool name="Next find" icon={ChevronDown} />
        <span className={styles.count}>{count}</span>
      </div>
    </form>
  );
}

/** Finding words in a transcript: what is sought, where it stands, and which of the places is looked at. */
export type Finder = ReturnType<typeof useFind>;

const before = -1;

/** A search through a transcript. New words show where they stand; next and previous go there, round and round. */
export function useFind(turns: readonly Turn[]) {
  const [sought, setSought] = useState('');
  const [place, setPlace] = useState(before);
  const finds = useMemo(() => findAll(turns, sought), [turns, sought]);

  function seek(words: string) {
    setSought(words);
    setPlace(before);
  }
  function step(by: 1 | -1) {
    const next = place === before && by === -1 ? finds.length - 1 : place + by;
    if (finds.length > 0) setPlace((next + finds.length) % finds.length);
  }
  return { sought, finds, place, current: finds[place], seek, step };
}
