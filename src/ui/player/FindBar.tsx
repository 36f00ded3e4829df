import { ChevronDown, ChevronUp } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useSaidChange } from '../announcer/use-said-change.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { Tool } from './PlayerTools.tsx';
import type { Turn } from './recording.ts';
import styles from './transcript.module.css';
import { findAll, findCount } from './turns.ts';

interface Props {
  finder: Finder;
}

/** Finds words in a transcript: a field, how many there are, and the way from one to the next (Enter goes on). */
export function FindBar({ finder: { sought, finds, place, seek, step } }: Props) {
  const count = findCount(sought, finds.length, place);
  const say = useSaidChange(count);
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
