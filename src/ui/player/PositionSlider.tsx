import { type KeyboardEvent, useState } from 'react';
import { timeInWords } from './clock.ts';
import { Peaks } from './Peaks.tsx';
import { strides } from './player-state.ts';
import styles from './position.module.css';
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
 * Where the recording is, as a slider over its peaks (WAI-ARIA media seek slider; ACCESSIBILITY.md,
 * section 4, Audio player). While it plays with focus on the slider the spoken time stands still, so
 * that nothing talks over the voices.
 */
export function PositionSlider({ player }: Props) {
  const { position, duration, isPlaying, recording, seek, skip } = player;
  const [held, setHeld] = useState<number>();
  const said = isPlaying && held !== undefined ? held : position;

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
        aria-valuetext={`${timeInWords(said)} of ${timeInWords(duration)}`}
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
