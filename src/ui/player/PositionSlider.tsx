import { type KeyboardEvent, useState } from 'react';
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

/**
 * The playback position as a slider over the peaks (WAI-ARIA media seek slider;
 * docs/requirements/accessibility.md, section 4, Audio player). Screen readers read each new value
 * of the slider that has focus. So that they do not talk over the recording, value and
 * `aria-valuetext` of a focused slider stay as they are while it plays, until the visitor seeks or
 * pauses; the drawing alone moves on.
 */
export function PositionSlider({ player }: { player: Player }) {
  const { position, duration, isPlaying, recording, seek, skip } = player;
  const [held, setHeld] = useState<number>();
  const isHeld = isPlaying && held !== undefined;
  const value = isHeld ? held : position;
  const played = duration > 0 ? position / duration : 0;

  function go(event: KeyboardEvent) {
    const stride = strideOf[event.key];
    if (stride === undefined || isComposing(event)) return;
    event.preventDefault();
    setHeld(Math.min(Math.max(0, position + stride), duration));
    skip(stride);
  }

  return (
    <div className={styles.slider} data-held={isHeld || undefined}>
      <Peaks peaks={recording.peaks} played={played} />
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

/**
 * The peaks of a recording; the `played` part, 0 to 1, is colored from s1 to s12. Decorative: the
 * slider over it has the value.
 */
function Peaks({ peaks, played }: { peaks: readonly number[]; played: number }) {
  const width = 10 * peaks.length;
  const bars = barPaths(peaks);
  return (
    <svg
      className={styles.peaks}
      viewBox={`0 0 ${width} ${peaksHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={bars.join('')} />
      {played > 0 && (
        <svg width={played * width} height={peaksHeight} aria-hidden="true">
          {barSteps(bars).map(({ step, path }) => (
            <path key={step} fill={`var(--s${step})`} d={path} />
          ))}
        </svg>
      )}
    </svg>
  );
}

/** Height of the drawing in user units; bars are ten units apart. */
const peaksHeight = 48;
const steps = 12;
const quietest = 0.05;

/**
 * The path of each bar, centered vertically, on a box `10 × peaks` wide. Loudness is 0 to 1;
 * silence is drawn as a thin line.
 */
export function barPaths(peaks: readonly number[]): string[] {
  return peaks.map((peak, index) => {
    const half = (peaksHeight / 2) * Math.min(1, Math.max(quietest, peak));
    const top = round(peaksHeight / 2 - half);
    return `M${round(10 * index + 1.8)} ${top}h6.4v${round(2 * half)}h-6.4z`;
  });
}

/** Bars in twelve consecutive parts, for the colors s1 to s12. */
export function barSteps(bars: readonly string[]) {
  const bound = (step: number) => Math.round((step * bars.length) / steps);
  return Array.from({ length: steps }, (_, index) => ({
    step: index + 1,
    path: bars.slice(bound(index), bound(index + 1)).join(''),
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
