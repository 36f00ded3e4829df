import { useMemo, useState } from 'react';
import { playerActions } from './player-actions.ts';
import type { Recording } from './recording.ts';
import { useAlone } from './use-alone.ts';
import { useCaptions } from './use-captions.ts';
import { useMediaSession } from './use-media-session.ts';
import { useMediaState } from './use-media-state.ts';

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
