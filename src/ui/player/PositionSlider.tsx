import { type KeyboardEvent, useState } from 'react';
import { timeInWords } from './clock.ts';
import styles from './controls.module.css';
import { barSteps, barsPath, peaksHeight } from './peaks.ts';
import { strides } from './player-state.ts';
import type { Player } from './use-player.ts';

interface Props {
  player: Player;
}

const strideOf: Readonly<Record<string, number>> = {
  ArrowLeft: -strides.key,
  ArrowDown: -strides.key,
  ArrowRight: strides.key,
  ArrowUp: strides.key,
};

/**
 * The playback position as a slider over the peaks (WAI-ARIA media seek slider; ACCESSIBILITY.md, section 4, Audio
 * player). While it plays with focus on the slider, `aria-valuetext` does not change, so that the screen reader does not
 * talk over the recording.
 */
export function PositionSlider({ player }: Props) {
  const { position, duration, isPlaying, recording, seek, skip } = player;
  const [held, setHeld] = useState<number>();
  const announced = isPlaying && held !== undefined ? held : position;

  function go(event: KeyboardEvent) {
    const stride = strideOf[event.key];
    if (stride === undefined) return;
    event.preventDefault();
    setHeld(Math.min(Math.max(0, position + stride), duration));
    skip(stride);
  }

  return (
    <div className={styles.slider}>
      <Peaks peaks={recording.peaks} played={duration > 0 ? position / duration : 0} />
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${timeInWords(announced)} of ${timeInWords(duration)}`}
        min={0}
        max={Math.floor(duration)}
        step={1}
        value={Math.floor(position)}
        onChange={({ target }) => {
          setHeld(target.valueAsNumber);
          seek(target.valueAsNumber);
        }}
        onKeyDown={go}
        onFocus={() => setHeld(position)}
        onBlur={() => setHeld(undefined)}
      />
    </div>
  );
}

interface PeaksProps {
  peaks: readonly number[];
  /** The played part, 0 to 1. */
  played: number;
}

/** The peaks of the recording; the played part is colored from s1 to s12. Decorative: the slider over it has the value. */
function Peaks({ peaks, played }: PeaksProps) {
  const width = 10 * peaks.length;
  return (
    <svg
      className={styles.peaks}
      viewBox={`0 0 ${width} ${peaksHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={barsPath(peaks)} />
      {played > 0 && (
        <svg width={played * width} height={peaksHeight} aria-hidden="true">
          {barSteps(peaks).map(({ step, path }) => (
            <path key={step} fill={`var(--s${step})`} d={path} />
          ))}
        </svg>
      )}
    </svg>
  );
}
