import { Captions, RotateCcw, RotateCw } from 'lucide-react';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import { clock } from './clock.ts';
import { FullScreen } from './FullScreen.tsx';
import { momentHash } from './moment.ts';
import { strides } from './player-state.ts';
import { Speed } from './Speed.tsx';
import { Tool } from './Tool.tsx';
import styles from './tools.module.css';
import type { Player } from './use-player.ts';
import { Volume } from './Volume.tsx';

interface Props {
  player: Player;
  /** The address of the page that this player stands on. */
  address: string;
}

/** All that a player can do besides playing. */
export function PlayerTools({ player, address }: Props) {
  const { recording, captions, position, skip } = player;
  return (
    <div className={styles.tools}>
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
          <Tool
            name="Captions"
            word="Captions"
            icon={Captions}
            isOn={captions.isOn}
            onPress={captions.toggle}
          />
          <FullScreen player={player} />
        </>
      )}
      <span className={styles.moment}>
        Link to {clock(position)}
        <CopyButton what="link to this moment" text={address + momentHash(position)} />
      </span>
    </div>
  );
}
