import { useEffect } from 'react';
import * as device from '#site/device.ts';
import type { Player } from '#ui/player/use-player.ts';
import { isListened, placeIn, withPlace } from './listened.ts';

const key = 'listened';

/**
 * Makes a story ready where this device's visitor stopped listening, and keeps, second by second, how
 * far it has been heard. It never starts by itself.
 */
export function useKeptPlace(id: string, player: Player): void {
  const { media, seek, position, duration, hasStarted, recording } = player;
  const second = Math.floor(position);

  useEffect(() => {
    const place = placeIn(readListened(), id, recording.duration);
    if (media?.paused && place !== undefined) seek(place);
  }, [id, media, seek, recording.duration]);

  useEffect(() => {
    if (hasStarted) device.save(key, withPlace(readListened(), id, second, duration));
  }, [id, second, duration, hasStarted]);
}

function readListened() {
  return device.read(key, isListened) ?? {};
}
