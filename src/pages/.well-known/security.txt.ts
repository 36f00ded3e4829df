import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { securityTxt } from '#features/network/security-txt/security-txt.ts';

/** The address for reports of security problems (RFC 9116). */
export async function GET({ site: base, url }: APIContext): Promise<Response> {
  const { email } = await loadPage('site');
  return new Response(securityTxt({ email: email.hello, base: base ?? url, today: new Date() }));
}
