import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { securityTxt } from '#features/network/security-txt/security-txt.ts';

/** Whom to tell of a hole in this site. */
export async function GET({ site: base, url }: APIContext): Promise<Response> {
  const { email } = await loadPage('site');
  return new Response(securityTxt({ email: email.hello, base: base ?? url, today: new Date() }));
}
