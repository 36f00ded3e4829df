import { useCallback, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

const afterTyping = 500;

/**
 * Announces what a change has left, once: at once after a press, half a second after the last keystroke of a
 * word (ACCESSIBILITY.md, section 3). `sentence` is what the page shows at the time of speaking; while it is undefined the page waits
 * for an answer, and the announcement waits too.
 */
export function useSaidChange(sentence: string | undefined) {
  const latest = useRef(sentence);
  const timer = useRef(0);
  /** What comes before a sentence that is overdue. */
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
