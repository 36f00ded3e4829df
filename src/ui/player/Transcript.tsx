import { ChevronDown, ChevronUp } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useChangeAnnouncement } from '../announcer/use-change-announcement.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { clock, momentHash } from './clock.ts';
import { Tool } from './PlayerTools.tsx';
import {
  currentTurn,
  type Find,
  findAll,
  findCount,
  passages,
  pieces,
  sentenceWith,
  type Turn,
} from './recording.ts';
import styles from './transcript.module.css';
import type { Player } from './use-player.ts';

interface Props {
  player: Player;
  turns: readonly Turn[];
  heard: string;
}

/**
 * The transcript of a conversation, with a search field (docs/requirements/accessibility.md,
 * section 4, Transcript). The recorded part is marked, has buttons that play from a turn, and
 * scrolls with the playback.
 */
export function Transcript({ player, turns, heard }: Props) {
  const finder = useFind(turns);
  const isAtRest = !player.hasStarted && player.position === 0;
  const current = isAtRest ? -1 : currentTurn(turns, player.position);
  const list = useFollowing(current, player.isPlaying, finder.current);

  return (
    <section
      ref={list}
      className={`stack gap-y-5 ${styles.transcript}`}
      aria-label={`Transcript: ${player.recording.title}`}
      data-ready={player.isReady}
    >
      <FindBar finder={finder} turns={turns} />
      {passages(turns).map((passage) => (
        <div key={passage.first} className={styles.passage} data-heard={passage.isHeard}>
          {passage.isHeard && <p className={`small ${styles.label}`}>{heard}</p>}
          <ol className="stack gap-y-3" role="list">
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
  lookedAt: Find | undefined;
  isCurrent: boolean;
  player: Player;
}

function TranscriptTurn({ turn, finds, lookedAt, isCurrent, player }: TranscriptTurnProps) {
  const { speaker, voice, text, start } = turn;
  const time = `target small ${styles.time}`;
  const from = start === undefined ? undefined : { seconds: start, label: clock(start) };
  return (
    <li
      className={styles.turn}
      data-voice={voice % 3}
      id={from && momentHash(from.seconds).slice(1)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {from &&
        (player.isReady ? (
          <button type="button" className={time} onClick={() => player.playFrom(from.seconds)}>
            <span className="visually-hidden">Play from </span>
            {from.label}
          </button>
        ) : (
          <span className={time}>{from.label}</span>
        ))}
      <p className={styles.words}>
        <b>
          {speaker}
          <span className="visually-hidden">:</span>
        </b>{' '}
        {pieces(text, finds).map(({ text: piece, find }, index) =>
          find ? (
            <mark key={find.from} data-looked-at={find === lookedAt}>
              {piece}
            </mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their order.
            <span key={`text-${index}`}>{piece}</span>
          ),
        )}
      </p>
    </li>
  );
}

/**
 * Scrolls the current turn into view: only during playback, only if the previous turn was in view,
 * and not with reduced motion. A match to which the visitor steps is always scrolled into view.
 * Returns the `ref` of the transcript.
 */
function useFollowing(current: number, isPlaying: boolean, lookedAt: Find | undefined) {
  const list = useRef<HTMLElement>(null);
  const before = useRef(current);

  useEffect(() => {
    const turns = list.current?.querySelectorAll('li') ?? [];
    const last = turns[before.current];
    const now = turns[current];
    before.current = current;
    if (!isPlaying || !last || !now || last === now) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (isInView(last) && !isInView(now)) now.scrollIntoView({ block: 'center' });
  }, [current, isPlaying]);

  useEffect(() => {
    if (lookedAt)
      list.current?.querySelector('[data-looked-at="true"]')?.scrollIntoView({ block: 'center' });
  }, [lookedAt]);

  return list;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

interface FindBarProps {
  finder: Finder;
  turns: readonly Turn[];
}

/**
 * Searches a transcript: a field, the number of matches, and buttons to the previous and the next
 * one (Enter: next). The match that is scrolled into view is announced with its sentence, and with
 * the time at which a button plays from there.
 */
function FindBar({ finder, turns }: FindBarProps) {
  const { sought, marked, finds, place, current, seek, step } = finder;
  const count = findCount(marked, finds.length, place);
  const sentence = current && sentenceWith(turns[current.turn]?.text ?? '', current);
  const { start } = turns[current?.turn ?? beforeFirst] ?? {};
  const where = start === undefined ? count : `${count}, at ${clock(start)}`;
  const found = sentence ? `${where}: ${sentence}` : count;
  const say = useChangeAnnouncement(marked === sought ? found : undefined);
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
        <Tool name="Previous find" word={null} icon={ChevronUp} onPress={() => go(-1)} />
        <Tool name="Next find" word={null} icon={ChevronDown} />
        <span className={`small quiet ${styles.count}`}>{count}</span>
      </div>
    </form>
  );
}

type Finder = ReturnType<typeof useFind>;

const beforeFirst = -1;

/**
 * Milliseconds after the last keystroke until matches are marked. A first letter has hundreds of
 * matches, and among so many changes Orca drops the number that is announced after them.
 */
const markAfterTyping = 200;

/**
 * Searches the turns of a transcript. `step` goes to the next or previous match and wraps around; a
 * new query resets it.
 */
function useFind(turns: readonly Turn[]) {
  const [sought, setSought] = useState('');
  /** The words that are marked in the text. They follow `sought` when the visitor pauses. */
  const [marked, setMarked] = useState('');
  const [place, setPlace] = useState(beforeFirst);
  const finds = useMemo(() => findAll(turns, marked), [turns, marked]);
  useEffect(() => {
    const timer = setTimeout(() => setMarked(sought), markAfterTyping);
    return () => clearTimeout(timer);
  }, [sought]);

  function seek(words: string) {
    setSought(words);
    setPlace(beforeFirst);
  }
  function step(by: 1 | -1) {
    const { length } = marked === sought ? finds : findAll(turns, sought);
    const next = place === beforeFirst && by === -1 ? length - 1 : place + by;
    setMarked(sought);
    if (length > 0) setPlace((next + length) % length);
  }
  return { sought, marked, finds, place, current: finds[place], seek, step };
}
