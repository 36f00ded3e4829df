import { type Box, RecordPicture } from '#files/share-image/RecordPicture.tsx';
import { anomalies, stripePaths } from '#ui/record/record.ts';

const paths = stripePaths(anomalies);
const viewBox = `0 0 ${anomalies.length} 1`;

interface Props {
  box: Box;
  opacity?: number;
}

/** The record as quiet stripes, one for each year: the sky of a clip, as it is the ground of a portrait. */
export function Stripes({ box, opacity = 0.3 }: Props) {
  return <RecordPicture paths={paths} viewBox={viewBox} box={box} opacity={opacity} />;
}
