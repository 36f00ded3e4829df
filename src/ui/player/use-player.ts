import { useEffect, useMemo, useState } from 'react';
import { useMediaState } from './player-state.ts';
import type { Recording } from './recording.ts';
import { useMediaSession } from './use-media-session.ts';

/** A recording that can be played: its state, what one can do to it, and the `ref` for its element. */
export type Player = ReturnType<typeof usePlayer>;

/**
 * The life of one recording on a page. Until the media element is there (`isReady`) the browser's own
 * controls are in charge. Nothing is fetched before something asks to play.
 */
export function usePlayer(recording: Recording) {
  const { duration } = recording;
  const [media, ref] = useState<HTMLMediaElement | null>(null);
  const { state, read } = useMediaState(media, duration);
  const actions = useMemo(() => playerActions(media, duration, read), [media, duration, read]);
  const captions = useCaptions(media, state.hasStarted);
  useAlone(media);
  useMediaSession(recording, state, actions);
  return { ...state, ...actions, captions, ref, media, isReady: media !== null, recording };
}

/**
 * What one can do to a media element; to none, nothing. A place is set before anything is fetched too:
 * the element keeps it for its start (HTML, section 4.8.11.6, default playback start position), but
 * sends no event, which is what `read` is for.
 */
function playerActions(media: HTMLMediaElement | null, known: number, read: () => void) {
  const seek = (seconds: number) => {
    if (!media) return;
    const end = Number.isFinite(media.duration) ? media.duration : known;
    media.currentTime = Math.min(Math.max(0, seconds), end);
    read();
  };
  // A refusal to play comes as an error of the element, or because something else was pressed.
  const start = () => void media?.play().catch(() => undefined);
  /** Begins with the files anew and goes on where it was. */
  const retry = () => {
    const place = media?.currentTime ?? 0;
    media?.load();
    seek(place);
    start();
  };
  const play = () => (isBroken(media) ? retry() : start());
  return {
    ...{ seek, play, retry },
    playFrom: (seconds: number) => {
      seek(seconds);
      play();
    },
    pause: () => media?.pause(),
    skip: (seconds: number) => seek((media?.currentTime ?? 0) + seconds),
    setRate: (rate: number) =>
      media && Object.assign(media, { playbackRate: rate, defaultPlaybackRate: rate }),
    setVolume: (volume: number) => media && Object.assign(media, { volume, muted: volume === 0 }),
    toggleMuted: () => media && Object.assign(media, { muted: !media.muted }),
  };
}

function isBroken(media: HTMLMediaElement | null): boolean {
  return media?.error != null || media?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
}

/** One plays at a time: a player stops when anything else on the page starts, the browser's own players included. */
function useAlone(media: HTMLMediaElement | null): void {
  useEffect(() => {
    if (!media) return;
    const stop = new AbortController();
    const giveWay = ({ target }: Event) => target !== media && media.pause();
    document.addEventListener('play', giveWay, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [media]);
}

/**
 * The captions of a video, on at first and drawn by the browser. Their file is asked for with the first
 * play, not before; the browser's own switch, in full screen, counts as well as ours.
 */
function useCaptions(media: HTMLMediaElement | null, hasStarted: boolean) {
  const [isOn, setOn] = useState(true);
  const tracks = media?.textTracks;

  useEffect(() => {
    const [track] = tracks ?? [];
    if (track && hasStarted) track.mode = isOn ? 'showing' : 'disabled';
  }, [tracks, hasStarted, isOn]);

  useEffect(() => {
    if (!tracks || !hasStarted) return;
    const stop = new AbortController();
    const read = () => setOn([...tracks].some(({ mode }) => mode === 'showing'));
    tracks.addEventListener('change', read, { signal: stop.signal });
    return () => stop.abort();
  }, [tracks, hasStarted]);

  return { isOn, toggle: () => setOn((was) => !was) };
}
