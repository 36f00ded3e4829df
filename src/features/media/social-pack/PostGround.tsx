import { hazardDrawings } from '#features/response/hazards/hazard.ts';
import { RecordPicture } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import type { Box } from '#files/share-image/share-layout.ts';
import { anomalies, wavePaths } from '#ui/record/record.ts';
import { type Post, type PostShape, postShapes } from './post.ts';
import type { PostLayout } from './post-layout.ts';

interface Props {
  shape: PostShape;
  icon: Post['icon'];
  layout: PostLayout;
}

/** All of a post but its words: the ground, the color, and the marks or the record along the foot. */
export function PostGround({ shape, icon, layout: { band, source, frieze } }: Props) {
  const size = postShapes[shape];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...size}>
      <rect {...size} fill={colorOf(icon ? 'paper' : 'cold')} />
      <rect width={band.width} height={band.height} fill={colorOf(icon ?? 's12')} />
      <rect
        x={source.left}
        y={source.top - 14}
        width={source.width}
        height="2"
        fill={colorOf(icon ? 'line' : 'edge')}
      />
      {icon ? <Marks icon={icon} box={frieze} /> : <Record box={frieze} />}
    </svg>
  );
}

const mark = { width: 52, height: 40 };

/** The mark of a hazard side by side, as often as it takes. */
function Marks({ icon, box }: { icon: NonNullable<Post['icon']>; box: Box }) {
  const scale = box.height / mark.height;
  const step = (mark.width + (icon === 'flood' ? 0 : 2.5)) * scale;
  const lefts = Array.from({ length: Math.ceil(box.width / step) }, (_, index) => index * step);
  return lefts.map((left) => (
    <path
      key={left}
      transform={`translate(${left} ${box.top}) scale(${scale})`}
      d={hazardDrawings[icon]}
      fill={colorOf(icon)}
    />
  ));
}

/** The temperature record on the edge between cold and paper. */
function Record({ box }: { box: Box }) {
  const axis = box.top + box.height / 2;
  return (
    <>
      <rect y={axis} width={box.width} height={box.height / 2} fill={colorOf('paper')} />
      <RecordPicture
        paths={wavePaths(anomalies)}
        viewBox={`0 0 ${anomalies.length * 10} 260`}
        box={box}
      />
    </>
  );
}
