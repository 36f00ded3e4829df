import { Maximize } from 'lucide-react';
import { useEffect } from 'react';
import { Tool } from './Tool.tsx';
import type { Player } from './use-player.ts';

interface Props {
  player: Player;
}

/** The video on the whole screen, where it has the browser's own controls. Not there where the browser cannot. */
export function FullScreen({ player: { media } }: Props) {
  useEffect(() => {
    if (!media) return;
    const stop = new AbortController();
    const lendControls = () => {
      media.controls = document.fullscreenElement === media;
    };
    media.addEventListener('fullscreenchange', lendControls, { signal: stop.signal });
    return () => stop.abort();
  }, [media]);

  if (media && !document.fullscreenEnabled) return null;
  return (
    <Tool
      name="Full screen"
      word="Full screen"
      icon={Maximize}
      onPress={() => void media?.requestFullscreen().catch(() => undefined)}
    />
  );
}
