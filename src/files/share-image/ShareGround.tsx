import { anomalies, stripePaths, wavePaths } from '#ui/record/record.ts';
import { RecordPicture } from './RecordPicture.tsx';
import { shareSize } from './share-card.ts';
import { colorOf } from './share-colors.ts';
import type { ShareLayout } from './share-layout.ts';

const count = anomalies.length;
const stripes = { paths: stripePaths(anomalies), viewBox: `0 0 ${count} 1` };
const wave = { paths: wavePaths(anomalies), viewBox: `0 0 ${count * 10} 260` };

interface Props {
  layout: ShareLayout;
}

/** What is the same on all cards of a layout: the grounds, the record, the frame of the portrait. */
export function ShareGround({ layout: { record, portrait: frame, years } }: Props) {
  const axis = record.top + record.height / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...shareSize}>
      <rect {...shareSize} fill={colorOf('cold')} />
      <rect y={axis} {...shareSize} fill={colorOf('paper')} />
      <RecordPicture {...wave} box={record} />
      <rect width={frame.width} height={frame.height} fill={colorOf('paper')} />
      <RecordPicture {...stripes} box={frame} opacity={0.32} />
      <RecordPicture {...stripes} box={years} />
    </svg>
  );
}
