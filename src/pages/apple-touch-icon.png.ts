import type { APIRoute } from 'astro';
import { touchIcon } from '#features/offline/app-icons/app-icon.ts';
import { iconPng } from '#features/offline/app-icons/icon-files.ts';

/** The icon on Apple's home screens, at the address that they ask for unasked. */
export const GET: APIRoute = async () =>
  new Response(await iconPng(touchIcon), { headers: { 'content-type': 'image/png' } });
