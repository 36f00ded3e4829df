import { ChevronDown, ChevronUp } from 'lucide-react';
import type { FormEvent } from 'react';
import { useSaidChange } from '../announcer/use-said-change.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import styles from './find-bar.module.css';
import { findCount } from './find-count.ts';
import { Tool } from './Tool.tsx';
import type { Finder } from './use-find.ts';

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
