import { Play } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { RecordWave } from '../record/RecordWave.tsx';
import styles from './video-facade.module.css';

interface Props {
  title: string;
  length?: string | undefined;
  /** The name of the video host: "YouTube". */
  host: string;
  player: string;
}

/**
 * The placeholder of a video: the record on ember and a button. On click `enhance-video.ts`
 * replaces it with the player of the host; before that no request goes to the host. Hidden without
 * script.
 */
export function VideoFacade({ title, length, host, player }: Props) {
  return (
    <div className={styles.frame} data-with-script="" data-print="none">
      <button
        type="button"
        className={styles.facade}
        data-enhance="video"
        data-player={player}
        data-title={title}
      >
        <span className={styles.wave} aria-hidden="true">
          <RecordWave />
        </span>
        <span className={styles.mark}>
          <Icon of={Play} />
        </span>
        <span className={`small semibold ${styles.words}`}>
          Play video: {title}
          {length && `, ${length}`}. Loads from {host}
        </span>
      </button>
    </div>
  );
}
