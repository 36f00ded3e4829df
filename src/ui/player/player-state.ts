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
export function atRest(duration: number): PlayerState {
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
export function stateOf(media: HTMLMediaElement, known: number, before: PlayerState): PlayerState {
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
