import { useCallback, useEffect, useState } from 'react';
import { atRest, type PlayerState, stateOf } from './player-state.ts';

const telling = [
  ...['play', 'playing', 'pause', 'ended', 'timeupdate', 'seeking', 'seeked', 'waiting'],
  ...['canplay', 'durationchange', 'ratechange', 'volumechange', 'emptied', 'loadstart'],
] as const;

/**
 * Follows a media element: whatever changes it (this player, the lock screen, the browser's own
 * controls), the state is read from the element anew; `read` does so for what sends no event. It fails
 * when the element does, or when the last of its sources does (HTML, section 4.8.11.5, resource
 * selection); a new start forgives that.
 */
export function useMediaState(media: HTMLMediaElement | null, duration: number) {
  const [state, setState] = useState<PlayerState>(() => atRest(duration));
  const read = useCallback(() => {
    if (media) setState((before) => stateOf(media, duration, before));
  }, [media, duration]);

  useEffect(() => {
    if (!media) return;
    const stop = new AbortController();
    const listening = { signal: stop.signal, capture: true };
    const setFailed = (hasFailed: boolean) => setState((before) => ({ ...before, hasFailed }));
    const fail = ({ target }: Event) => {
      if (target !== media && target !== lastSource(media)) return;
      setFailed(true);
      media.pause();
    };
    media.addEventListener('loadstart', () => setFailed(false), listening);
    media.addEventListener('error', fail, listening);
    for (const event of telling) media.addEventListener(event, read, listening);
    read();
    return () => stop.abort();
  }, [media, read]);

  return { state, read };
}

function lastSource(media: HTMLMediaElement): Element | undefined {
  return [...media.querySelectorAll('source')].at(-1);
}
