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

interface PlainPlayerProps {
  recording: Recording;
  /** Called when playback starts: from then on the caller must not replace the element. */
  onPlay: () => void;
}

/**
 * The native player, as high as a `RecordingPlayer`, for which it is the placeholder and the
 * fallback.
 */
export function PlainPlayer({ recording, onPlay }: PlainPlayerProps) {
  return (
    <div className={styles.player} data-kind={recording.kind} data-plain="" onPlay={onPlay}>
      <MediaElement recording={recording} hasControls />
    </div>
  );
}
