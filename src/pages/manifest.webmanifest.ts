import { loadPage } from '#content/load-page.ts';
import { manifest } from '#features/offline/app-icons/app-icon.ts';

/**
 * The manifest that a device reads before it installs the site as an app (W3C Web App Manifest).
 */
export async function GET(): Promise<Response> {
  const { app } = await loadPage('offlinePage');
  const text = JSON.stringify(manifest(await loadPage('site'), app));
  return new Response(text, { headers: { 'content-type': 'application/manifest+json' } });
}
