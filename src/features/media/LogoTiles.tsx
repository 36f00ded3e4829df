import type { Ground } from '#files/logo/logo.ts';
import styles from './logo-tiles.module.css';

/** A logo as the page shows it, on the ground it is for. */
export interface LogoTile {
  src: string;
  alt: string;
  name: string;
  ground: Ground;
  width: number;
  height: number;
}

interface Props {
  tiles: readonly LogoTile[];
}

/** The logo in every ink, each on a ground for which it is made, in the light and in the dark alike. */
export function LogoTiles({ tiles }: Props) {
  return (
    <ul className={styles.tiles} role="list">
      {tiles.map(({ name, ground, src, alt, width, height }) => (
        <li key={name}>
          <span className={styles.tile} data-ground={ground}>
            <img
              src={src}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
