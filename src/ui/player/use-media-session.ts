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
 * Registers the recording for the lock screen and the media keys, and handles their actions (W3C Media Session). The last
 * player to play keeps the registration. Does nothing where the browser has no media session.
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

/** Sets a handler; ignores the error that browsers throw for an unknown action. */
function offer(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // The system then shows no button for it.
  }
}
