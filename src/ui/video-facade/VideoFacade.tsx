import { Play } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { RecordWave } from '../record/RecordWave.tsx';
import styles from './video-facade.module.css';

interface Props {
  title: string;
  /** How long it runs, in words. */
  length?: string | undefined;
  /** Who shows the video: "YouTube". */
  host: string;
  /** The address of the host's player. */
  player: string;
}

/**
 * What stands where a video can be played: the record on ember, and a button. `playVideos` puts the
 * host's player in its place; until then nothing is asked of the host. Not there without script.
 */
export function VideoFacade({ title, length, host, player }: Props) {
  return (
    <div className={styles.frame} data-with-script="" data-print="none">
      <button type="button" className={styles.facade} data-player={player} data-title={title}>
        <span className={styles.wave} aria-hidden="true">
          <RecordWave />
        </span>
        <span className={styles.mark}>
          <Icon of={Play} />
        </span>
        <span className={styles.words}>
          Play video: {title}
          {length && `, ${length}`}. Loads from {host}
        </span>
      </button>
    </div>
  );
}
