import { useCallback, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

const afterTyping = 500;

/**
 * Says what a change has left, once: at once after a press, half a second after the last key of a
 * word (ACCESSIBILITY.md, section 3). `sentence` is what the page shows at the time of speaking.
 */
export function useSaidChange(sentence: string) {
  const latest = useRef(sentence);
  const timer = useRef(0);
  useEffect(() => {
    latest.current = sentence;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback((change: 'press' | 'typing', before = '') => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => announce(before + latest.current),
      change === 'typing' ? afterTyping : 0,
    );
  }, []);
}
