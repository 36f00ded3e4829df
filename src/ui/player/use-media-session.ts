import { useEffect } from 'react';
import { type PlayerState, strides } from './player-state.ts';
import type { Recording } from './recording.ts';

interface Actions {
  play: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
  skip: (seconds: number) => void;
}

/**
 * Tells the system what is playing, for its lock screen and its media keys, and does what they ask
 * (W3C Media Session). The last one to play keeps them. Where the browser has no session, nothing.
 */
export function useMediaSession(recording: Recording, state: PlayerState, actions: Actions): void {
  const { isPlaying, position, duration, rate } = state;

  useEffect(() => {
    const session = sessionOf(navigator);
    if (!session || !isPlaying) return;
    const { title, artist, artwork } = recording;
    session.metadata = new MediaMetadata({
      title,
      artist,
      artwork: artwork ? [{ src: artwork }] : [],
    });
    for (const [action, handler] of handlersFor(actions)) offer(session, action, handler);
  }, [recording, actions, isPlaying]);

  useEffect(() => {
    if (!isPlaying || duration === 0) return;
    sessionOf(navigator)?.setPositionState({ duration, playbackRate: rate, position });
  }, [isPlaying, position, duration, rate]);
}

function sessionOf({ mediaSession }: Navigator): MediaSession | undefined {
  return mediaSession;
}

function handlersFor(actions: Actions): [MediaSessionAction, MediaSessionActionHandler][] {
  return [
    ['play', actions.play],
    ['pause', actions.pause],
    ['stop', actions.pause],
    ['seekbackward', ({ seekOffset }) => actions.skip(-(seekOffset ?? strides.button))],
    ['seekforward', ({ seekOffset }) => actions.skip(seekOffset ?? strides.button)],
    ['seekto', ({ seekTime }) => actions.seek(seekTime ?? 0)],
  ];
}

/** Browsers throw on an action they do not know. */
function offer(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // Then the system has no such button.
  }
}
