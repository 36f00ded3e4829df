import { useCallback, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Milliseconds after the last keystroke. */
const afterTyping = 500;

/**
 * Returns a function that announces the result of a change once: immediately after a click, half a
 * second after the last keystroke (docs/requirements/accessibility.md, section 3). `sentence` is
 * what the page shows then; while it is undefined, because the result is still loading, the
 * announcement waits for it. `before` is text in front of the sentence.
 */
export function useChangeAnnouncement(sentence: string | undefined) {
  const latest = useRef(sentence);
  const timer = useRef(0);
  /** Text in front of a sentence that was undefined when its time came. */
  const overdue = useRef<string>(undefined);
  useEffect(() => {
    latest.current = sentence;
    if (sentence === undefined || overdue.current === undefined) return;
    announce(overdue.current + sentence);
    overdue.current = undefined;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback((change: 'press' | 'typing', before = '') => {
    clearTimeout(timer.current);
    overdue.current = undefined;
    timer.current = window.setTimeout(
      () => {
        if (latest.current === undefined) overdue.current = before;
        else announce(before + latest.current);
      },
      change === 'typing' ? afterTyping : 0,
    );
  }, []);
}
