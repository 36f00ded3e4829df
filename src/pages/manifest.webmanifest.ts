import { loadPage } from '#content/load-page.ts';
import { manifest } from '#features/offline/app-icons/app-icon.ts';

/** What a phone or a desktop reads before it puts the site among its apps. */
export async function GET(): Promise<Response> {
  const { app } = await loadPage('offlineWords');
  const text = JSON.stringify(manifest(await loadPage('site'), app));
  return new Response(text, { headers: { 'content-type': 'application/manifest+json' } });
}
