import { type KeyboardEvent, useState } from 'react';
import { ConversationPicture } from '../conversation/ConversationPicture.tsx';
import { leaveOnWheel } from '../field/leave-on-wheel.ts';
import { isComposing } from '../keys/composing.ts';
import { timeInWords } from './clock.ts';
import styles from './controls.module.css';
import { type Player, strides } from './use-player.ts';

const strideOf: Readonly<Record<string, number>> = {
  ArrowLeft: -strides.key,
  ArrowDown: -strides.key,
  ArrowRight: strides.key,
  ArrowUp: strides.key,
  PageDown: -strides.page,
  PageUp: strides.page,
};

interface Props {
  player: Player;
  /** Fills the box that it is in, and names its drawing; otherwise it is as high as a button. */
  isLarge: boolean;
}

/**
 * The playback position as a slider over the drawing of the recording (WAI-ARIA media seek slider;
 * docs/requirements/accessibility.md, section 4, Audio player). Screen readers read each new value
 * of the slider that has focus. So that they do not talk over the recording, value and
 * `aria-valuetext` of a focused slider stay as they are while it plays, until the visitor seeks or
 * pauses; the drawing alone moves on.
 */
export function PositionSlider({ player, isLarge }: Props) {
  const { position, duration, isPlaying, hasStarted, recording, seek, skip } = player;
  const [held, setHeld] = useState<number>();
  const isHeld = isPlaying && held !== undefined;
  const value = isHeld ? held : position;
  const played = duration > 0 ? position / duration : 0;
  const isAtRest = !hasStarted && position === 0;

  function go(event: KeyboardEvent) {
    const stride = strideOf[event.key];
    if (stride === undefined || isComposing(event)) return;
    event.preventDefault();
    setHeld(Math.min(Math.max(0, position + stride), duration));
    skip(stride);
  }

  return (
    <div
      className={styles.slider}
      data-large={isLarge || undefined}
      data-held={isHeld || undefined}
    >
      <ConversationPicture
        of={recording.drawing}
        played={isAtRest ? undefined : played}
        isDecorative={!isLarge}
      />
      {isHeld && <Mark played={played} />}
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${timeInWords(value)} of ${timeInWords(duration)}`}
        min={0}
        max={Math.floor(duration)}
        step={1}
        value={Math.floor(value)}
        onChange={({ target }) => {
          setHeld(target.valueAsNumber);
          seek(target.valueAsNumber);
        }}
        onKeyDown={go}
        onWheel={leaveOnWheel}
        onFocus={() => setHeld(position)}
        onBlur={() => setHeld(undefined)}
      />
    </div>
  );
}

/** A line at the position, 0 to 1, in place of the thumb of a slider whose value is held. */
function Mark({ played }: { played: number }) {
  const x = round(1000 * played);
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 1000 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M${x} 0v1`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
