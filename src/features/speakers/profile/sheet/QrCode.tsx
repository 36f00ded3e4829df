import styles from './profile-sheet.module.css';
import { qrDrawing, quietZone } from './qr-code.ts';

interface Props {
  /** The address that the code holds. */
  address: string;
  /** What it leads to, for a screen reader of the printed file. */
  label: string;
}

/** An address as a code for telephones, with white around it. */
export function QrCode({ address, label }: Props) {
  const { size, path } = qrDrawing(address);
  const side = size + 2 * quietZone;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
