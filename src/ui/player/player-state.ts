import { useCallback, useEffect, useState } from 'react';

/** What the player shows; the media element is the source of truth. */
export interface PlayerState {
  isPlaying: boolean;
  /** Has played at least once on this page view. */
  hasStarted: boolean;
  /** Seconds. */
  position: number;
  duration: number;
  rate: number;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Playing, but without data. */
  isWaiting: boolean;
  /** No source could be played. */
  hasFailed: boolean;
}

/** The state before the media element is mounted; only the duration is known. */
function atRest(duration: number): PlayerState {
  return {
    ...{ isPlaying: false, hasStarted: false, isWaiting: false, hasFailed: false },
    ...{ position: 0, duration, rate: 1, volume: 1, isMuted: false },
  };
}

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/** The steps of the arrow keys and of the skip buttons, in seconds. */
export const strides = { key: 5, button: 15 } as const;

/** Reads the state of a media element; `known` is its duration in seconds until its metadata are loaded. */
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

const stateEvents = [
  ...['play', 'playing', 'pause', 'ended', 'timeupdate', 'seeking', 'seeked', 'waiting'],
  ...['canplay', 'durationchange', 'ratechange', 'volumechange', 'emptied', 'loadstart'],
] as const;

/**
 * The state of a media element, read again at each event, whatever caused it (this player, the lock screen, the native
 * controls); `read` does so after changes that fire no event. `hasFailed` is set by an `error` event of the element or of
 * its last source (HTML, section 4.8.11.5, resource selection) and cleared by `loadstart`.
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
      if (target !== media && target !== media.querySelector('source:last-of-type')) return;
      setFailed(true);
      media.pause();
    };
    media.addEventListener('loadstart', () => setFailed(false), listening);
    media.addEventListener('error', fail, listening);
    for (const event of stateEvents) media.addEventListener(event, read, listening);
    read();
    return () => stop.abort();
  }, [media, read]);

  return { state, read };
}
