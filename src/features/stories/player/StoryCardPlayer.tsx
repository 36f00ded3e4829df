import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '#site/use-loaded.ts';
import { PlainPlayer } from '#ui/player/MediaElement.tsx';
import type { Recording } from '#ui/player/recording.ts';
import styles from './story-card-player.module.css';

const margin = '300px';
const loadPlayer = () => import('./SmallStoryPlayer.tsx').then((part) => part.SmallStoryPlayer);

interface Props {
  id: string;
  recording: Recording;
}

/**
 * Plays a story where it stands in a list. Our player is fetched when the card comes near; until then,
 * and where it does not come, the browser's own has its place. One that plays is left alone, and so is
 * one that the visitor has come to, whose focus would be lost.
 */
export function StoryCardPlayer({ id, recording }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { value: Player, load } = useLoaded(loadPlayer);
  const [isInUse, setInUse] = useState(false);

  useEffect(() => {
    const near = new IntersectionObserver(([seen]) => seen?.isIntersecting && load(), {
      rootMargin: margin,
    });
    if (place.current) near.observe(place.current);
    return () => near.disconnect();
  }, [load]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its controls do.
    <div ref={place} className={styles.place} onFocus={() => !Player && setInUse(true)}>
      {Player && !isInUse ? (
        <Player id={id} recording={recording} />
      ) : (
        <PlainPlayer recording={recording} onPlay={() => setInUse(true)} />
      )}
    </div>
  );
}
