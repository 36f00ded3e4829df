import type { APIContext } from 'astro';
import { loadKitFile } from '#features/response/hazards/load-hazards.ts';

/** All hazard kits as one file that opens anywhere. */
export async function GET({ site, url }: APIContext): Promise<Response> {
  const { html } = await loadKitFile((site ?? url).origin, new Date());
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
