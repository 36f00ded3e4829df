import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { drawPortrait } from '#files/share-image/draw-portrait.ts';
import { RecordPicture } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { displayFont, ShareBrand, shareFonts, textFont } from '#files/share-image/share-text.tsx';
import { anomalies, stripePaths, wavePaths } from '#ui/record/record.ts';
import { firstYear } from '#ui/record/record-span.ts';
import {
  type Face,
  type FilmPlan,
  film,
  type Ground,
  layout,
  type Scene,
  sceneWords,
} from './scenes.ts';

const siteName = 'Climate Health Voices';

/** A scene without the record → its pixels, three bytes each. */
export async function drawScene(scene: Scene, plan: FilmPlan): Promise<Buffer> {
  const speaks = scene.kind === 'said' || scene.kind === 'sound';
  const face = speaks ? plan.faces.get(scene.speaker ?? '') : undefined;
  const ground = renderToStaticMarkup(<FilmGround ground={scene.ground} face={face} />);
  const { box, ...words } = sceneWords(scene, plan);
  const layers = [
    wordsLayer(<ShareBrand name={siteName} />, layout.brand),
    wordsLayer(<SampleMark />, layout.mark),
    wordsLayer(<FilmWords {...words} />, box),
    ...(face ? [faceLayer(face)] : []),
  ];
  return sharp(Buffer.from(ground))
    .composite(await Promise.all(layers))
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function wordsLayer(
  element: React.ReactElement,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Promise<OverlayOptions> {
  const svg = await satori(element, { width, height, fonts: shareFonts });
  return { left, top, input: Buffer.from(svg) };
}

function faceLayer({ portrait, initials }: Face): Promise<OverlayOptions> {
  return portrait
    ? drawPortrait(portrait, layout.face)
    : wordsLayer(<FilmInitials initials={initials} />, layout.face);
}

const stripes = { paths: stripePaths(anomalies), viewBox: `0 0 ${anomalies.length} 1` };

interface GroundProps {
  ground: Ground;
  /** Whose frame stands on the left; none on a title. */
  face?: Face | undefined;
}

/** The ground of a scene and the frame of the person, as the site’s own portraits have it. */
function FilmGround({ ground, face }: GroundProps) {
  const { face: frame, years } = layout;
  const { left: x, top: y, width, height } = frame;
  const before = (face?.portrait?.since ?? firstYear + anomalies.length) - firstYear;
  const quiet = (years.width * before) / anomalies.length;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={film.width} height={film.height}>
      <rect width={film.width} height={film.height} fill={colorOf(ground)} />
      {face && (
        <>
          <rect x={x} y={y} width={width} height={height} fill={colorOf('paper')} />
          <RecordPicture {...stripes} box={frame} opacity={0.32} />
          <RecordPicture {...stripes} box={years} />
          <rect x={x} y={years.top} width={quiet} height={years.height} fill={colorOf(ground)} />
          <rect x={x} y={years.top + 5} width={quiet} height="2" fill={colorOf('edge')} />
        </>
      )}
    </svg>
  );
}

interface InitialsProps {
  initials: string;
}

/** The initials of a person without a portrait, in the middle of the frame. */
function FilmInitials({ initials }: InitialsProps) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        color: colorOf('ink'),
        fontFamily: displayFont,
        fontSize: 150,
      }}
    >
      {initials}
    </div>
  );
}

interface WordsProps {
  /** Small, above. */
  kicker: string;
  /** The largest words. */
  words: string;
  /** Font size of the largest words in pixels. */
  size: number;
  /** A described sound is no quotation: it stands in the text family. */
  isSound?: boolean;
  lines?: readonly string[];
}

/** The words of a scene, for the drawing library, which reads styles from elements. */
function FilmWords({ kicker, words, size, isSound = false, lines = [] }: WordsProps) {
  return (
    <div style={column}>
      <div style={{ ...small, fontWeight: 600 }}>{kicker}</div>
      <div style={{ ...(isSound ? sound : said), fontSize: size }}>{words}</div>
      {lines.map((line) => (
        <div key={line} style={small}>
          {line}
        </div>
      ))}
    </div>
  );
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column', width: '100%' };
const small: CSSProperties = {
  display: 'block',
  color: colorOf('ink-2'),
  fontFamily: textFont,
  fontSize: 30,
  lineHeight: 1.4,
};
const said: CSSProperties = {
  display: 'block',
  margin: '14px 0 18px',
  color: colorOf('ink'),
  fontFamily: displayFont,
  fontWeight: 500,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  lineHeight: 1.12,
};
const sound: CSSProperties = { ...small, margin: '14px 0 18px', color: colorOf('ink') };

/** Says on every picture of a film what it is. */
function SampleMark() {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        width: '100%',
        height: '100%',
        color: colorOf('ink-2'),
        fontFamily: textFont,
        fontSize: 26,
      }}
    >
      Synthetic sample recording
    </div>
  );
}

const { width, height } = layout.record;
const viewBox = `0 0 ${anomalies.length * 10} 260`;

/**
 * The record up to some year, on the edge of a ground → its pixels, three bytes each; the years to
 * come are a line.
 */
export function drawRecord(years: number, ground: Ground): Promise<Buffer> {
  const drawn = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <rect width={width} height={height} fill={colorOf(ground)} />
      <rect y={height / 2} width={width} height={height / 2} fill={colorOf('paper')} />
      <rect y={height / 2 - 1} width={width} height="2" fill={colorOf('line')} />
      <RecordPicture
        paths={wavePaths(anomalies.slice(0, years))}
        viewBox={viewBox}
        box={{ left: 0, top: 0, width, height }}
      />
    </svg>,
  );
  return sharp(Buffer.from(drawn)).removeAlpha().raw().toBuffer();
}
