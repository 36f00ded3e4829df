import type { APIRoute } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadResources } from '#features/library/load-resources.ts';
import { resourcesFile } from '#features/library/resources-file.ts';

/** The resource library as data. */
export const GET: APIRoute = async ({ url }) =>
  Response.json(resourcesFile(await loadResources(), await loadPage('site'), url));
