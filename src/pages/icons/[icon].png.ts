import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { appIcons, iconDrawing, iconName } from '#features/app-icons/app-icon.ts';

export const getStaticPaths = (() =>
  appIcons.map((icon) => ({
    params: { icon: iconName(icon) },
    props: { icon },
  }))) satisfies GetStaticPaths;

/** An icon of the site, drawn from its mark. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const png = await sharp(Buffer.from(iconDrawing(props.icon)))
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
