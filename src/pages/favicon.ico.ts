import type { APIRoute } from 'astro';
import { faviconFile } from '#features/offline/app-icons/icon-files.ts';

/** The icon for programs that request `/favicon.ico` whatever icon a page names. */
export const GET: APIRoute = async () =>
  new Response(await faviconFile('public/favicon.svg'), {
    headers: { 'content-type': 'image/x-icon' },
  });
