import type { Ref } from 'react';
import styles from './player.module.css';
import type { Recording } from './recording.ts';

interface Props {
  recording: Recording;
  ref?: Ref<HTMLMediaElement>;
  /** The browser's own controls. */
  hasControls: boolean;
}

/** The browser's own media element. Nothing but the poster is fetched before it is asked to play. */
export function MediaElement({ recording, ref, hasControls }: Props) {
  const { kind, title, sources, captions, poster } = recording;
  const files = sources.map(({ src, type }) => <source key={src} src={src} type={type} />);
  if (kind === 'audio') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the transcript stands on the page.
      <audio
        ref={ref as Ref<HTMLAudioElement>}
        className={styles.audio}
        aria-label={title}
        preload="none"
        controls={hasControls}
      >
        {files}
      </audio>
    );
  }
  return (
    <video
      ref={ref as Ref<HTMLVideoElement>}
      className={styles.video}
      aria-label={title}
      preload="none"
      poster={poster}
      playsInline
      controls={hasControls}
    >
      {files}
      <track kind="captions" src={captions} srcLang="en-US" label="English" />
    </video>
  );
}

interface PlainPlayerProps {
  recording: Recording;
  /** It plays: now it must not be taken away. */
  onPlay: () => void;
}

/** The browser's own player in the place of ours, and of the same height. */
export function PlainPlayer({ recording, onPlay }: PlainPlayerProps) {
  return (
    <div className={styles.player} data-kind={recording.kind} data-plain="" onPlay={onPlay}>
      <MediaElement recording={recording} hasControls />
    </div>
  );
}
