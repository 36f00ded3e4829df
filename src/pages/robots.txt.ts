import type { APIRoute } from 'astro';
import { robotsFile } from '#site/site.ts';

/** What robots may read, and where the map of the site is. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(robotsFile(site ?? url), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
