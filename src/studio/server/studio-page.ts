import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { mediaTypes } from '#hosting/headers.ts';
import type { BundledFile } from './bundle-page.ts';

/** A file of the page, ready to be sent. */
export interface PageFile {
  type: string;
  body: string | Buffer;
}

const project = resolve(import.meta.dirname, '../../..');

/**
 * Bundles the page of the studio. Returns its files by their address: script, style, the fonts that
 * these name, and the icon. It is no development server, which would load the page again when a
 * file changes and lose what is being written. A process of its own bundles, since the bundler
 * would keep 300 MB of memory as long as the studio runs.
 */
export async function bundlePage(): Promise<Map<string, PageFile>> {
  const program = join(import.meta.dirname, 'bundle-page.ts');
  const bundler = fork(program, { cwd: project, serialization: 'advanced' });
  const ended = once(bundler, 'exit').then(() => {
    throw new Error('its page cannot be bundled');
  });
  const [bundled] = await Promise.race([once(bundler, 'message'), ended]);
  const files = [...(bundled as BundledFile[])].map(({ name, body }): [string, PageFile] => [
    `/${name}`,
    pageFile(name, body),
  ]);
  const icon = await readFile(join(project, 'public/favicon.svg'));
  return new Map([...files, ['/favicon.svg', pageFile('favicon.svg', icon)]]);
}

/** A font of the site; undefined where there is none of that name. */
export async function fontFile(name: string): Promise<PageFile | undefined> {
  if (!/^[\w-]+\.woff2$/.test(name)) return undefined;
  const path = join(project, 'src/styles/fonts', name);
  const body = await readFile(path).catch(() => undefined);
  return body && { type: 'font/woff2', body };
}

/** The one HTML page; `preview` is the origin of the site beside it, empty where there is none. */
export function htmlPage(preview: string): PageFile {
  const body = `<!doctype html>
<html lang="en-US" data-scripted>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="preview" content="${preview}">
<title>Studio</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/studio.css">
</head>
<body>
<div id="root"></div>
<noscript>The studio needs JavaScript. The site itself does not.</noscript>
<script type="module" src="/studio.js"></script>
</body>
</html>
`;
  return { type: 'text/html; charset=utf-8', body };
}

/**
 * The Content-Security-Policy of every answer: only the studio’s own files, and the preview in a
 * frame; text never becomes script. `preview` is the origin of the site, empty where there is none.
 */
export function contentSecurityPolicy(preview: string): string {
  return [
    "default-src 'self'",
    "img-src 'self' blob:",
    "media-src 'self' blob:",
    `frame-src ${preview || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** A file of the page with the content type of its ending. */
function pageFile(name: string, body: string | Uint8Array): PageFile {
  const type = mediaTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return { type, body: typeof body === 'string' ? body : Buffer.from(body) };
}
