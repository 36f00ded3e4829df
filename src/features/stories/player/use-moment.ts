import { useEffect } from 'react';
import { momentIn } from '#ui/player/clock.ts';
import type { Player } from '#ui/player/use-player.ts';

/**
 * Makes a player ready at the moment that the address names, and brings it into view; also when the
 * address changes on the page. It never starts by itself. A moment that is none changes nothing.
 */
export function useMoment({ media, seek, recording: { duration } }: Player): void {
  useEffect(() => {
    if (!media) return;
    const stop = new AbortController();
    const goToMoment = () => {
      const moment = momentIn(location.hash, duration);
      if (moment === undefined) return;
      seek(moment);
      media.closest('[role="group"]')?.scrollIntoView({ block: 'center' });
    };
    goToMoment();
    addEventListener('hashchange', goToMoment, { signal: stop.signal });
    return () => stop.abort();
  }, [media, seek, duration]);
}
