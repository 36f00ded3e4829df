import type { Ref } from 'react';
import styles from './player.module.css';
import type { Recording } from './recording.ts';

interface Props {
  recording: Recording;
  ref?: Ref<HTMLMediaElement>;
  hasControls: boolean;
}

/**
 * The native media element. Before playback starts only the poster is fetched (`preload="none"`).
 */
export function MediaElement({ recording, ref, hasControls }: Props) {
  const { kind, title, sources, captions, poster } = recording;
  const files = sources.map(({ src, type }) => <source key={src} src={src} type={type} />);
  const shared = { 'aria-label': title, preload: 'none', controls: hasControls } as const;
  if (kind === 'audio') {
    return (
      // Without captions, because the transcript is on the page.
      <audio ref={ref as Ref<HTMLAudioElement>} className={styles.audio} {...shared}>
        {files}
      </audio>
    );
  }
  return (
    <video
      ref={ref as Ref<HTMLVideoElement>}
      className={styles.video}
      {...shared}
      poster={poster}
      playsInline
    >
      {files}
      <track kind="captions" src={captions} srcLang="en-US" label="English" />
    </video>
  );
}

/** The native player, for a `RecordingPlayer` that could not be loaded. */
export function PlainPlayer({ recording }: Pick<Props, 'recording'>) {
  return (
    <div className={styles.player} data-kind={recording.kind}>
      <MediaElement recording={recording} hasControls />
    </div>
  );
}
