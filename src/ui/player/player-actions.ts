/**
 * What one can do to a media element; to none, nothing. A place is set before anything is fetched too:
 * the element keeps it for its start (HTML, section 4.8.11.6, default playback start position), but
 * sends no event, which is what `read` is for.
 */
export function playerActions(media: HTMLMediaElement | null, known: number, read: () => void) {
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
