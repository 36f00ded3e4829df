import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureView } from '#ui/portrait/picture-view.ts';

/**
 * Every picture beside an entry; `#pictures` is the folder that entries come from
 * (astro.config.ts).
 */
const pictureModules = import.meta.glob<{ default: ImageMetadata }>(
  '#pictures/*/*.{svg,jpg,jpeg,png,webp,avif}',
  { eager: true },
);

/** Every picture by its folder and name, such as `speakers/amara-quill.svg`. */
const pictures = new Map(
  Object.entries(pictureModules).map(([path, picture]) => [
    path.split('/').slice(-2).join('/'),
    picture,
  ]),
);

/** Widths of photographs, in pixels. */
const widths = [320, 480, 768, 1040];

/** The width, in pixels, for the frame of a card on a screen of two pixels a point. */
const cardWidth = 288;

/**
 * Returns the addresses and the size, in pixels, of the picture `file` beside a content file in
 * `folder`, such as `./amara-quill.svg` in `speakers`. Throws where there is no such picture.
 * Photographs also get AVIF and WebP in several widths; drawings scale as they are. Cards get small
 * WebP of both: a phone is as busy with one SVG as with thirty small pictures.
 */
export async function loadPicture(
  folder: string,
  file: string,
  focus: PictureView['focus'] = 'center',
): Promise<PictureView> {
  const path = `${folder}/${file.replace('./', '')}`;
  const picture = pictures.get(path)?.default;
  if (!picture) throw new Error(`${path}: the picture is missing; run npm run content:check`);
  const sourceIn = async (format: string) => {
    const { srcSet } = await getImage({ src: picture, format, widths });
    return { type: `image/${format}`, srcSet: srcSet.attribute };
  };
  const { src, width, height } = picture;
  const sources = picture.format === 'svg' ? [] : await Promise.all(['avif', 'webp'].map(sourceIn));
  const copy = await getImage({ src: picture, format: 'webp', width: cardWidth, quality: 50 });
  return { src, small: copy.src, width, height, sources, focus };
}
