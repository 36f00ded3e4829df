import { useEffect } from 'react';

/** One plays at a time: a player stops when anything else on the page starts, the browser's own players included. */
export function useAlone(media: HTMLMediaElement | null): void {
  useEffect(() => {
    if (!media) return;
    const stop = new AbortController();
    const giveWay = ({ target }: Event) => target !== media && media.pause();
    document.addEventListener('play', giveWay, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [media]);
}
