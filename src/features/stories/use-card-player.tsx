import { Play } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLoaded } from '#site/use-loaded.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { PlainPlayer } from '#ui/player/MediaElement.tsx';
import type { StorySummary } from './story.ts';
import styles from './story-list.module.css';

const loadPlayer = () =>
  import('./player/SmallStoryPlayer.tsx').then((part) => part.SmallStoryPlayer);

interface CardPlayer {
  /** The player in place of the drawing; undefined until it is asked for and has come. */
  player: ReactNode;
  /** The button that asks for it; undefined once it has come, and without a recording. */
  listen: ReactNode;
}

/**
 * Returns the player of a story in its card and the button that brings it. Nothing of it is loaded
 * before the press; where it cannot be loaded, the browser's own player comes. Without script the
 * button leads to the page of the story, where the browser's own player is.
 */
export function useCardPlayer(
  { id, href, title, listen, recording, drawing }: StorySummary,
  frame?: (slider: ReactNode) => ReactNode,
): CardPlayer {
  const { value: Player, hasFailed, load } = useLoaded(loadPlayer);
  const [isAsked, setAsked] = useState(false);
  if (!recording) return { player: undefined, listen: undefined };
  const whole = { ...recording, drawing };
  if (isAsked && Player) {
    return { player: <Player id={id} recording={whole} frame={frame} />, listen: undefined };
  }
  if (isAsked && hasFailed) {
    return { player: <PlainPlayer recording={whole} />, listen: undefined };
  }

  function ask(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    load();
  }
  return {
    player: undefined,
    listen: (
      <form className={styles.listen} action={href} onSubmit={ask} data-print="none">
        <button type="submit" className="target semibold" aria-busy={isAsked || undefined}>
          <span className={`icon-button ${styles.play}`}>
            <Icon of={Play} />
          </span>
          {listen}
          <span className="visually-hidden">: {title}</span>
        </button>
      </form>
    ),
  };
}
