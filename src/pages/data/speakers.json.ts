import type { APIRoute } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { speakersFile } from '#features/speakers/speakers-file.ts';

/** The speakers bureau as data. */
export const GET: APIRoute = async ({ url }) =>
  Response.json(speakersFile(await loadSpeakers(), await loadPage('site'), url));
