import { anomalies, type StepPath, stripePaths, wavePaths } from '#ui/record/record.ts';
import { colorOf } from './share-colors.ts';

/** A box on a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const wave = { paths: wavePaths(anomalies), viewBox: `0 0 ${anomalies.length * 10} 260` };
const stripes = { paths: stripePaths(anomalies), viewBox: `0 0 ${anomalies.length} 1` };

interface PictureProps {
  box: Box;
  opacity?: number;
  paths: readonly StepPath[];
  viewBox: string;
}
type Props = Pick<PictureProps, 'box' | 'opacity'>;

/**
 * The temperature record as bars above and below an axis in the middle of a box; nothing in a box
 * without width.
 */
export function RecordWave(props: Props) {
  return <RecordPicture {...props} {...wave} />;
}

/** The temperature record as one stripe a year, in a box; nothing in a box without width. */
export function RecordStripes(props: Props) {
  return <RecordPicture {...props} {...stripes} />;
}

/** Any part of the record, stretched to a box, in the light colors. */
export function RecordPicture({ paths, viewBox, box, opacity = 1 }: PictureProps) {
  const { left, top, width, height } = box;
  if (width === 0) return null;
  return (
    <svg
      x={left}
      y={top}
      width={width}
      height={height}
      viewBox={viewBox}
      opacity={opacity}
      preserveAspectRatio="none"
    >
      {paths.map(({ step, path }) => (
        <path key={step} fill={colorOf(`s${step}`)} d={path} />
      ))}
    </svg>
  );
}
