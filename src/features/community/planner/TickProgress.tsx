import { useEffect, useRef, useState } from 'react';
import * as device from '#site/device.ts';
import { fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Button } from '#ui/button/Button.tsx';
import { focusText } from '#ui/focus-text/focus-text.ts';
import { UndoNotice } from '#ui/undo-notice/UndoNotice.tsx';
import styles from './planner.module.css';
import type { PlannerPageFile } from './planner.schema.ts';

const noTicks: ReadonlySet<string> = new Set();

/**
 * Returns the ids of the tasks that are done, which are saved on this device only. `isSaved` is
 * `false` where the browser cannot save them.
 */
export function useTicks() {
  const [ticks, setTicks] = useState(noTicks);
  const [isSaved, setSaved] = useState(true);
  const [clearedTicks, setClearedTicks] = useState(noTicks);

  // After hydration, whose first render must match the built page.
  useEffect(() => {
    const stored = device.read('planner', isIds);
    if (stored) setTicks(new Set(stored));
  }, []);

  function keep(next: ReadonlySet<string>) {
    setTicks(next);
    setSaved(device.save('planner', [...next]));
  }

  function tick(id: string, isDone: boolean) {
    const next = new Set(ticks);
    if (isDone) next.add(id);
    else next.delete(id);
    keep(next);
  }

  function clear() {
    setClearedTicks(ticks);
    setTicks(noTicks);
    device.remove('planner');
  }

  /** Brings the cleared ticks back beside those made since. */
  function undoClear() {
    keep(new Set([...clearedTicks, ...ticks]));
    setClearedTicks(noTicks);
  }

  return { ticks, isSaved, tick, clear, canUndo: clearedTicks.size > 0, undoClear };
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

interface Props {
  words: PlannerPageFile['ticks'];
  ticks: ReturnType<typeof useTicks>;
  done: number;
  all: number;
}

/**
 * The number of done tasks, a sentence on where ticks are saved, a button that removes all ticks,
 * and one that brings them back.
 */
export function TickProgress({ words, ticks, done, all }: Props) {
  const { isSaved, canUndo } = ticks;
  const progress = useRef<HTMLParagraphElement>(null);
  const counts = { done: String(done), all: String(all) };
  return (
    <div
      className={`cluster gap-y-3 gap-x-5 ${styles.progress}`}
      data-with-script=""
      data-print="none"
    >
      <p ref={progress}>
        <strong>{fillIn(words.done, counts)}</strong> {isSaved ? words.kept : words.notKept}
      </p>
      {done > 0 && (
        <Button
          tone="ghost"
          size="small"
          onClick={() => {
            // The clicked button disappears, so focus moves to the sentence.
            focusText(progress.current);
            ticks.clear();
            announce(`${words.forgotten}. ${words.undo.said}`);
          }}
        >
          {words.forget}
        </Button>
      )}
      {canUndo && (
        <UndoNotice
          sentence={words.forgotten}
          words={words.undo}
          onUndo={() => {
            focusText(progress.current);
            ticks.undoClear();
            announce(words.undo.back);
          }}
        />
      )}
    </div>
  );
}
