import type { APIRoute } from 'astro';
import { robotsFile } from '#site/site.ts';

/** The rules for robots, with the address of the map of the site. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(robotsFile(site ?? url), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
