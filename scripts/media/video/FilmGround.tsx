import { RecordPicture } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { anomalies, stripePaths } from '#ui/record/record.ts';
import { firstYear } from '#ui/record/record-span.ts';
import type { Face } from './faces.ts';
import { film, layout } from './film.ts';
import type { Ground } from './scenes.ts';

const stripes = { paths: stripePaths(anomalies), viewBox: `0 0 ${anomalies.length} 1` };

interface Props {
  ground: Ground;
  /** Whose frame stands on the left; none on a title. */
  face?: Face | undefined;
}

/** The ground of a scene and the frame of the person, as the site’s own portraits have it. */
export function FilmGround({ ground, face }: Props) {
  const { face: frame, years } = layout;
  const { left: x, top: y, width, height } = frame;
  const before = (face?.portrait?.since ?? firstYear + anomalies.length) - firstYear;
  const quiet = (years.width * before) / anomalies.length;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={film.width} height={film.height}>
      <rect width={film.width} height={film.height} fill={colorOf(ground)} />
      {face && (
        <>
          <rect {...{ x, y, width, height }} fill={colorOf('paper')} />
          <RecordPicture {...stripes} box={frame} opacity={0.32} />
          <RecordPicture {...stripes} box={years} />
          <rect x={x} y={years.top} width={quiet} height={years.height} fill={colorOf(ground)} />
          <rect x={x} y={years.top + 5} width={quiet} height="2" fill={colorOf('edge')} />
        </>
      )}
    </svg>
  );
}
