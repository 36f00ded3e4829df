import { MediaElement } from './MediaElement.tsx';
import styles from './player.module.css';
import type { Recording } from './recording.ts';

interface Props {
  recording: Recording;
  /** It plays: now it must not be taken away. */
  onPlay: () => void;
}

/** The browser's own player in the place of ours, and of the same height. */
export function PlainPlayer({ recording, onPlay }: Props) {
  return (
    <div className={styles.player} data-kind={recording.kind} data-plain="" onPlay={onPlay}>
      <MediaElement recording={recording} hasControls />
    </div>
  );
}
