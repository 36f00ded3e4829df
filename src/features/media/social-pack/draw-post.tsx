import { hazardDrawings } from '#features/response/hazards/hazard.ts';
import { drawMessage } from '#files/share-image/draw-message.tsx';
import { type Box, RecordWave } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { type Post, type PostShape, postLayout, postShapes } from './post.ts';

/** Font sizes of a message in pixels, the largest first. */
const sizes = [124, 110, 98, 88, 78, 70, 62, 56, 50, 44, 38] as const;

/**
 * Draws a post in a shape as a PNG. The same post gives the same bytes. Rejects for a message that
 * does not fit.
 */
export async function drawPost(post: Post, shape: PostShape): Promise<Buffer> {
  const { kicker, icon, words, source, site } = post;
  return drawMessage({
    ground: <PostGround shape={shape} icon={icon} />,
    kicker,
    kickerSize: 42,
    message: words,
    sizes,
    source,
    site,
    what: 'post',
    boxes: postLayout(shape),
  });
}

/** A post without its words: the ground, the color, and the marks or the record along the foot. */
function PostGround({ shape, icon }: { shape: PostShape; icon: Post['icon'] }) {
  const size = postShapes[shape];
  const { band, source, frieze } = postLayout(shape);
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
      <RecordWave box={box} />
    </>
  );
}
