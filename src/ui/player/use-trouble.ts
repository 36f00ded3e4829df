import { useEffect, useState } from 'react';
import { announce } from '../announcer/announce.ts';
import type { PlayerWords } from './player-words.ts';
import type { Player } from './use-player.ts';

const patience = 8000;

/** What is wrong, as a sentence, once it is: nothing can be played, or nothing comes for eight seconds. It is said as well. */
export function useTrouble({ hasFailed, isWaiting }: Player, words: PlayerWords) {
  const isSlow = useLasting(isWaiting, patience);
  const trouble = hasFailed ? words.failed : isSlow ? words.slow : undefined;
  useEffect(() => {
    if (trouble) announce(trouble);
  }, [trouble]);
  return trouble;
}

/** Whether something has been so for that long without a break. */
function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo, milliseconds]);
  return isLasting;
}
