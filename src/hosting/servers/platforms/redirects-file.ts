import type { SiteFacts } from '../site-facts.ts';

/** `_redirects`, as Netlify and Cloudflare Pages read it. Slashes and `.html` at the end they mend themselves. */
export function redirectsFile({ moves, missing }: SiteFacts): string {
  const own = missing.filter(({ path }) => path !== '/404');
  return [
    ...moves.map(([from, to]) => `${from} ${to} 301`),
    ...own.map(({ path }) => `${path.slice(0, -'404'.length)}* ${path} 404`),
    '',
  ].join('\n');
}
