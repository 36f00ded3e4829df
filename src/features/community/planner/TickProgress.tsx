import { useRef } from 'react';
import { fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './planner.module.css';
import type { PlannerPageFile } from './planner-page.schema.ts';

interface Props {
  words: PlannerPageFile['ticks'];
  /** Whether the device keeps ticks. */
  kept: boolean;
  done: number;
  all: number;
  forget: () => void;
}

/** How much is done, where that is kept, and the way to be rid of it. */
export function TickProgress({ words, kept, done, all, forget }: Props) {
  const place = useRef<HTMLParagraphElement>(null);
  const counts = { done: String(done), all: String(all) };
  return (
    <div className={styles.progress} data-with-script="" data-print="none">
      <p ref={place} tabIndex={-1}>
        <strong>{fillIn(words.done, counts)}</strong> {kept ? words.kept : words.notKept}
      </p>
      {done > 0 && (
        <Button
          tone="ghost"
          size="small"
          onClick={() => {
            // The button that was pressed goes; focus stays here.
            place.current?.focus();
            forget();
            announce(words.forgotten);
          }}
        >
          {words.forget}
        </Button>
      )}
    </div>
  );
}
