import { Volume2, VolumeX } from 'lucide-react';
import { Tool } from './Tool.tsx';
import styles from './tools.module.css';
import type { Player } from './use-player.ts';

interface Props {
  player: Player;
}

/** Mute, and how loud it plays; muted, the slider stands at nothing. */
export function Volume({ player: { volume, isMuted, setVolume, toggleMuted } }: Props) {
  const percent = isMuted ? 0 : Math.round(100 * volume);
  return (
    <span className={styles.volume}>
      <Tool
        name="Mute"
        word="Mute"
        icon={isMuted ? VolumeX : Volume2}
        isOn={isMuted}
        onPress={toggleMuted}
      />
      <input
        type="range"
        aria-label="Volume"
        aria-valuetext={`${percent}%`}
        min={0}
        max={100}
        step={5}
        value={percent}
        onChange={({ target }) => setVolume(target.valueAsNumber / 100)}
      />
    </span>
  );
}
