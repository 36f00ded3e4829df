import {
  Captions,
  type LucideIcon,
  Maximize,
  RotateCcw,
  RotateCw,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import { leaveOnWheel } from '../field/leave-on-wheel.ts';
import { Icon } from '../icon/Icon.tsx';
import { clock, momentHash } from './clock.ts';
import styles from './controls.module.css';
import { fullScreenOf } from './full-screen.ts';
import { type Player, speeds, strides, useEvent } from './use-player.ts';
import { canSetVolume } from './volume-control.ts';

/**
 * The controls besides play and position: skip, speed, volume, captions, full screen, link to the
 * current time. `address` is the URL of the page without a fragment.
 */
export function PlayerTools({ player, address }: { player: Player; address: string }) {
  const { recording, captions, position, skip } = player;
  return (
    <div className="cluster gap-y-2 gap-x-3">
      <Tool
        name={`Back ${strides.button} seconds`}
        word={`Back ${strides.button}`}
        icon={RotateCcw}
        onPress={() => skip(-strides.button)}
      />
      <Tool
        name={`Forward ${strides.button} seconds`}
        word={`Forward ${strides.button}`}
        icon={RotateCw}
        onPress={() => skip(strides.button)}
      />
      <Speed player={player} />
      <Volume player={player} />
      {recording.kind === 'video' && (
        <>
          <Tool name="Captions" icon={Captions} isOn={captions.isOn} onPress={captions.toggle} />
          <FullScreen player={player} />
        </>
      )}
      <span className={`small ${styles.moment}`}>
        Link to {clock(position)}
        <CopyButton what="link to this moment" text={address + momentHash(position)} />
      </span>
    </div>
  );
}

function Speed({ player: { rate, setRate } }: { player: Player }) {
  const id = useId();
  return (
    <span className={`small ${styles.speed}`}>
      <label htmlFor={id}>Speed</label>
      <select
        id={id}
        className="control"
        value={rate}
        onChange={({ target }) => setRate(Number(target.value))}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </span>
  );
}

/** Mute, and a slider where the device lets a script set the volume. */
function Volume({ player: { volume, isMuted, setVolume, toggleMuted } }: { player: Player }) {
  const [isSettable, setSettable] = useState(true);
  useEffect(() => void canSetVolume(document).then(setSettable), []);
  const percent = isMuted ? 0 : Math.round(100 * volume);
  return (
    <span className={styles.volume}>
      <Tool name="Mute" icon={isMuted ? VolumeX : Volume2} isOn={isMuted} onPress={toggleMuted} />
      {isSettable && (
        <input
          type="range"
          aria-label="Volume"
          aria-valuetext={`${percent}%`}
          min={0}
          max={100}
          step={5}
          value={percent}
          onChange={({ target }) => setVolume(target.valueAsNumber / 100)}
          onWheel={leaveOnWheel}
        />
      )}
    </span>
  );
}

/**
 * Shows the video in full screen, with the native controls. Not rendered where the browser has no
 * full screen.
 */
function FullScreen({ player: { media } }: { player: Player }) {
  useEvent(media, 'fullscreenchange', () => {
    if (media) media.controls = document.fullscreenElement === media;
  });
  const show = media ? fullScreenOf(media) : () => {};
  if (!show) return null;
  return <Tool name="Full screen" icon={Maximize} onPress={show} />;
}

interface ToolProps {
  name: string;
  icon: LucideIcon;
  /**
   * The visible label, the name by default; only previous and next have none
   * (docs/requirements/design.md, section 6).
   */
  word?: string | null;
  isOn?: boolean;
  /** Without it the button submits its form. */
  onPress?: () => void;
}

export function Tool({ name, icon, word = name, isOn, onPress }: ToolProps) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={`target small semibold ${styles.tool}`}
      aria-label={name}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon of={icon} />
      {word && <span aria-hidden="true">{word}</span>}
    </button>
  );
}
