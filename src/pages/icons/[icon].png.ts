import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { appIcons, iconName } from '#features/offline/app-icons/app-icon.ts';
import { iconPng } from '#features/offline/app-icons/icon-files.ts';

export const getStaticPaths = (() =>
  appIcons.map((icon) => ({
    params: { icon: iconName(icon) },
    props: { icon },
  }))) satisfies GetStaticPaths;

/** An icon of the site, drawn from its mark. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await iconPng(props.icon), { headers: { 'content-type': 'image/png' } });
