import { useEffect, useRef, useState } from 'react';
import * as device from '#site/device.ts';
import { fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './planner.module.css';
import type { PlannerPageFile } from './planner.schema.ts';

const noTicks: ReadonlySet<string> = new Set();

/** The ids of the tasks that are done, saved on this device only. `isSaved` is false where the browser cannot save them. */
export function useTicks() {
  const [ticks, setTicks] = useState(noTicks);
  const [isSaved, setSaved] = useState(true);

  // After hydration, whose first render must match the built page.
  useEffect(() => {
    const stored = device.read('planner', isIds);
    if (stored) setTicks(new Set(stored));
  }, []);

  function tick(id: string, isDone: boolean) {
    const next = new Set(ticks);
    if (isDone) next.add(id);
    else next.delete(id);
    setTicks(next);
    setSaved(device.save('planner', [...next]));
  }

  function clear() {
    setTicks(noTicks);
    device.remove('planner');
  }

  return { ticks, isSaved, tick, clear };
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

interface Props {
  words: PlannerPageFile['ticks'];
  isSaved: boolean;
  done: number;
  all: number;
  onClear: () => void;
}

/** How many tasks are done, where that is saved, and a button that removes all ticks. */
export function TickProgress({ words, isSaved, done, all, onClear }: Props) {
  const progress = useRef<HTMLParagraphElement>(null);
  const counts = { done: String(done), all: String(all) };
  return (
    <div
      className={`cluster rows-3 cols-5 ${styles.progress}`}
      data-with-script=""
      data-print="none"
    >
      <p ref={progress} tabIndex={-1}>
        <strong>{fillIn(words.done, counts)}</strong> {isSaved ? words.kept : words.notKept}
      </p>
      {done > 0 && (
        <Button
          tone="ghost"
          size="small"
          onClick={() => {
            // The clicked button disappears, so focus moves to the sentence.
            progress.current?.focus();
            onClear();
            announce(words.forgotten);
          }}
        >
          {words.forget}
        </Button>
      )}
    </div>
  );
}
