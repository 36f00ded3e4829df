import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Recording } from './recording.ts';

/** A recording with its playback state, its actions, and the `ref` for its media element. */
export type Player = ReturnType<typeof usePlayer>;

/**
 * Controls one recording. Until the media element is mounted (`isReady`) the native controls are in
 * charge. Nothing is fetched before playback starts.
 */
export function usePlayer(recording: Recording) {
  const { duration } = recording;
  const [media, ref] = useState<HTMLMediaElement | null>(null);
  const { state, read } = useMediaState(media, duration);
  const actions = useMemo(() => playerActions(media, duration, read), [media, duration, read]);
  const captions = useCaptions(media, state.hasStarted);
  // Pauses when any other media element of the page starts to play.
  useEvent(media?.ownerDocument, 'play', ({ target }) => {
    if (target !== media) media?.pause();
  });
  useMediaSession(recording, state, actions);
  return { ...state, ...actions, captions, ref, media, isReady: media !== null, recording };
}

/**
 * The actions of a player; without a media element they do nothing. `read` updates the state at
 * once. The element's events come later, or not at all for the default playback start position
 * (HTML, section 4.8.11.6); until then React would set a control back to its old value, and
 * Chromium would report no change to screen readers. `known` is the duration in seconds until the
 * metadata are loaded.
 */
function playerActions(media: HTMLMediaElement | null, known: number, read: () => void) {
  const seek = (seconds: number) => {
    if (!media) return;
    const end = Number.isFinite(media.duration) ? media.duration : known;
    media.currentTime = Math.min(Math.max(0, seconds), end);
    read();
  };
  const set = (properties: Partial<HTMLMediaElement>) => {
    if (!media) return;
    Object.assign(media, properties);
    read();
  };
  // `play()` rejects with an error, which the element also fires, or because `pause()` came first.
  const start = () => void media?.play().catch(() => undefined);
  /** Loads the sources again and plays from the current position. */
  const retry = () => {
    const place = media?.currentTime ?? 0;
    media?.load();
    seek(place);
    start();
  };
  const play = () => (isBroken(media) ? retry() : start());
  return {
    seek,
    play,
    retry,
    playFrom: (seconds: number) => {
      seek(seconds);
      play();
    },
    pause: () => media?.pause(),
    skip: (seconds: number) => seek((media?.currentTime ?? 0) + seconds),
    setRate: (rate: number) => set({ playbackRate: rate, defaultPlaybackRate: rate }),
    setVolume: (volume: number) => set({ volume, muted: volume === 0 }),
    toggleMuted: () => set({ muted: !media?.muted }),
  };
}

function isBroken(media: HTMLMediaElement | null): boolean {
  return media?.error != null || media?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
}

/**
 * Calls `react` at each event of a type on a target, and inside it even if the event does not
 * bubble.
 */
export function useEvent(
  target: EventTarget | undefined | null,
  type: string,
  react: (event: Event) => void,
): void {
  const onEvent = useEffectEvent(react);
  useEffect(() => {
    if (!target) return;
    const listener = (event: Event) => onEvent(event);
    target.addEventListener(type, listener, true);
    return () => target.removeEventListener(type, listener, true);
  }, [target, type]);
}

/**
 * The captions of a video, on by default and rendered by the browser. Their file is fetched at the
 * first playback, not before. The native switch in full screen changes the state too.
 */
function useCaptions(media: HTMLMediaElement | null, hasStarted: boolean) {
  const [isOn, setOn] = useState(true);
  const tracks = media?.textTracks;

  useEffect(() => {
    const [track] = tracks ?? [];
    if (track && hasStarted) track.mode = isOn ? 'showing' : 'disabled';
  }, [tracks, hasStarted, isOn]);

  useEvent(hasStarted ? tracks : undefined, 'change', () =>
    setOn([...(tracks ?? [])].some(({ mode }) => mode === 'showing')),
  );

  return { isOn, toggle: () => setOn((was) => !was) };
}

type Actions = ReturnType<typeof playerActions>;

/**
 * Registers the recording for the lock screen and the media keys, and handles their actions (W3C
 * Media Session). The last player to play keeps the registration. Does nothing where the browser
 * has no media session.
 */
function useMediaSession(recording: Recording, state: PlayerState, actions: Actions): void {
  const { isPlaying, position, duration, rate } = state;

  useEffect(() => {
    const session: MediaSession | undefined = navigator.mediaSession;
    if (!session || !isPlaying) return;
    const { title, artist, artwork } = recording;
    const pictures = artwork ? [{ src: artwork }] : [];
    session.metadata = new MediaMetadata({ title, artist, artwork: pictures });
    offerActions(session, actions);
  }, [recording, actions, isPlaying]);

  useEffect(() => {
    if (!isPlaying || duration === 0) return;
    navigator.mediaSession?.setPositionState({ duration, playbackRate: rate, position });
  }, [isPlaying, position, duration, rate]);
}

function offerActions(session: MediaSession, { play, pause, skip, seek }: Actions): void {
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', play],
    ['pause', pause],
    ['stop', pause],
    ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? strides.button))],
    ['seekforward', ({ seekOffset }) => skip(seekOffset ?? strides.button)],
    ['seekto', ({ seekTime }) => seek(seekTime ?? 0)],
  ];
  for (const [action, handler] of handlers) {
    try {
      session.setActionHandler(action, handler);
    } catch {
      // Browsers throw for an action that they do not know; the system then shows no button for it.
    }
  }
}

/** Returns the state before the media element is mounted: only the duration in seconds is known. */
function atRest(duration: number) {
  return {
    isPlaying: false,
    /** Has played at least once on this page view. */
    hasStarted: false,
    /** Seconds. */
    position: 0,
    duration,
    rate: 1,
    /** 0 to 1. */
    volume: 1,
    isMuted: false,
    /** Playing, but without data. */
    isWaiting: false,
    /** No source could be played. */
    hasFailed: false,
  };
}
type PlayerState = ReturnType<typeof atRest>;

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/** The steps of the arrow keys and of the skip buttons, in seconds. */
export const strides = { key: 5, button: 15, page: 30 } as const;

/**
 * Reads the state of a media element; `known` is its duration in seconds until its metadata are
 * loaded.
 */
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
  'play',
  'playing',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'waiting',
  'canplay',
  'durationchange',
  'ratechange',
  'volumechange',
  'emptied',
  'loadstart',
] as const;

/**
 * The state of a media element, read again at each event, whatever caused it (this player, the lock
 * screen, the native controls); `read` does so after changes that fire no event. `hasFailed` is set
 * by an `error` event of the element or of its last source (HTML, section 4.8.11.5, resource
 * selection) and cleared by `loadstart`.
 */
function useMediaState(media: HTMLMediaElement | null, duration: number) {
  const [state, setState] = useState(() => atRest(duration));
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
