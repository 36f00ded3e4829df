import { useCallback, useEffect, useState } from 'react';

/** What the player shows: read from the media element, which alone knows. */
export interface PlayerState {
  isPlaying: boolean;
  /** Played once at least since the page was opened. */
  hasStarted: boolean;
  /** Seconds. */
  position: number;
  duration: number;
  rate: number;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Asked to play, but there is nothing yet to hear. */
  isWaiting: boolean;
  /** No source could be played. */
  hasFailed: boolean;
}

/** Before anything is known but the length. */
function atRest(duration: number): PlayerState {
  return {
    ...{ isPlaying: false, hasStarted: false, isWaiting: false, hasFailed: false },
    ...{ position: 0, duration, rate: 1, volume: 1, isMuted: false },
  };
}

/** The speeds one can choose. */
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/** How far the arrow keys and the buttons for back and forward go, in seconds. */
export const strides = { key: 5, button: 15 } as const;

/** A media element → what it shows now. Its own length counts once it is known; `known` until then. */
function stateOf(media: HTMLMediaElement, known: number, before: PlayerState): PlayerState {
  const isPlaying = !media.paused && !before.hasFailed;
  const duration = Number.isFinite(media.duration) ? media.duration : known;
  return {
    isPlaying,
    hasStarted: before.hasStarted || isPlaying,
    position: Math.min(media.currentTime, duration),
    duration,
    rate: media.playbackRate,
    volume: media.volume,
    isMuted: media.muted,
    isWaiting: isPlaying && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasFailed: before.hasFailed,
  };
}

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
