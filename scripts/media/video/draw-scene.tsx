import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { drawPortrait } from '#files/share-image/draw-portrait.ts';
import { ShareBrand, shareFonts } from '#files/share-image/share-text.tsx';
import { FilmGround } from './FilmGround.tsx';
import { FilmInitials } from './FilmInitials.tsx';
import { FilmWords } from './FilmWords.tsx';
import type { Face } from './faces.ts';
import { type FilmPlan, layout } from './film.ts';
import { SampleMark } from './SampleMark.tsx';
import { sceneWords } from './scene-words.ts';
import type { Scene } from './scenes.ts';

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

async function faceLayer({ portrait, initials }: Face): Promise<OverlayOptions> {
  return portrait
    ? drawPortrait(portrait, layout.face)
    : wordsLayer(<FilmInitials initials={initials} />, layout.face);
}
