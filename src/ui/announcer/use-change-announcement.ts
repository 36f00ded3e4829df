import { useCallback, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Milliseconds after the last keystroke. */
const afterTyping = 500;

/**
 * Returns a function that announces the result of a change once: immediately after a click, half a
 * second after the last keystroke (docs/requirements/accessibility.md, section 3). `sentence` is
 * what the page shows then; while it is undefined, because the result is still loading, the
 * announcement waits for it. `before` is text in front of the sentence,
 * `lang` its language where that is not the page’s.
 */
export function useChangeAnnouncement(sentence: string | undefined, lang?: string) {
  const latest = useRef(sentence);
  const latestLang = useRef(lang);
  const timer = useRef(0);
  /** Text in front of a sentence that was undefined when its time came. */
  const overdue = useRef<string>(undefined);
  useEffect(() => {
    latest.current = sentence;
    latestLang.current = lang;
    if (sentence === undefined || overdue.current === undefined) return;
    announce(overdue.current + sentence, 'polite', lang);
    overdue.current = undefined;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback((change: 'press' | 'typing', before = '') => {
    clearTimeout(timer.current);
    overdue.current = undefined;
    timer.current = window.setTimeout(
      () => {
        if (latest.current === undefined) overdue.current = before;
        else announce(before + latest.current, 'polite', latestLang.current);
      },
      change === 'typing' ? afterTyping : 0,
    );
  }, []);
}
