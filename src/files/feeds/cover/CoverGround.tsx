import { RecordPicture } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { anomalies, stripePaths, wavePaths } from '#ui/record/record.ts';
import { type CoverLayout, coverSide } from './cover-layout.ts';

const count = anomalies.length;
const stripes = { paths: stripePaths(anomalies), viewBox: `0 0 ${count} 1` };
const wave = { paths: wavePaths(anomalies), viewBox: `0 0 ${count * 10} 260` };
const square = { width: coverSide, height: coverSide };

interface Props {
  layout: CoverLayout;
}

/** All of a cover but the words and the faces. */
export function CoverGround({ layout: { frames, record } }: Props) {
  const axis = record.top + record.height / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...square}>
      <rect {...square} fill={colorOf('cold')} />
      <rect y={axis} {...square} fill={colorOf('paper')} />
      <RecordPicture {...wave} box={record} />
      {frames.map((frame) => (
        <g key={frame.left}>
          <rect x={frame.left} width={frame.width} height={frame.height} fill={colorOf('paper')} />
          <RecordPicture {...stripes} box={frame} opacity={0.32} />
        </g>
      ))}
    </svg>
  );
}
