import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { playerOrigin } from '#site/video-link.ts';

/**
 * Returns the security policy of a page (docs/requirements/reliability.md, section 2b): nothing but
 * this origin, inline scripts and styles by their SHA-256, and the video host where the page has a
 * player. `header` names `frameAncestors` too, which `meta` may not (CSP Level 3, section 3.3).
 * Throws for a player of another host.
 */
export function securityPolicyFor(
  html: string,
  frameAncestors = "'none'",
): Record<'meta' | 'header', string> {
  const scripts = hashesOf(html, 'script');
  const styles = hashesOf(html, 'style');
  const players = playersOf(html);
  const meta = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    ...(players.length > 0 ? [['frame-src', ...players].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The only Trusted Types policy that a page may create, for the address of the service worker
    // (src/features/offline/register-worker.ts).
    'trusted-types worker',
  ].join('; ');
  return { meta, header: `${meta}; frame-ancestors ${frameAncestors}` };
}

/**
 * Returns the HTML of a page with its policy right after the character set. Throws if the page
 * names no character set.
 */
export function withPolicy(html: string): string {
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  if (!charset.test(html))
    throw new Error('the page has no <meta charset="utf-8"> to put the policy after');
  const { meta } = securityPolicyFor(html);
  return html.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="content-security-policy" content="${meta}">`,
  );
}

/**
 * Returns the origins of the players that a press loads (`ui/video-facade`). Throws for a host that
 * is not the video host.
 */
function playersOf(html: string): string[] {
  const players = html.matchAll(/\sdata-player="([^"]*)"/g);
  const origins = new Set(players.map(([, address = '']) => new URL(address).origin));
  for (const origin of origins) {
    if (origin !== playerOrigin) throw new Error(`the page has a player from ${origin}`);
  }
  return [...origins];
}

/**
 * Returns the hashes of the inline scripts or styles of a page, as a policy names them:
 * `'sha256-…'`. Data blocks such as JSON-LD never run and need none.
 */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g');
  const inline = [...html.matchAll(pattern)]
    .filter(([, attributes = '']) => !/\ssrc=|type="?application\//.test(attributes))
    .map(
      ([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
  return [...new Set(inline)];
}

/** Writes its policy into every page, as a `<meta>`, once all are built. */
export function securityPolicy(): AstroIntegration {
  return {
    name: 'security-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = join(root, name);
          await writeFile(file, withPolicy(await readFile(file, 'utf8')));
        }
      },
    },
  };
}
