import { qrDrawing } from './qr-drawing.ts';

/** The width of the white border in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4;

interface Props {
  address: string;
  /** The text alternative, also in a PDF of the page. */
  label: string;
  className?: string | undefined;
}

/** The QR code of an address with its quiet zone, in the color of the text. */
export function QrCode({ address, label, className }: Props) {
  const { size, path } = qrDrawing(address);
  const side = size + 2 * quietZone;
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
