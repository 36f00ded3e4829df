import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import sirv from 'sirv';
import { headersFor } from '#hosting/headers.ts';
import { precompress } from '#hosting/precompress.ts';

/** Elements that stay; of every other element only the content stays. */
const keptElements = new Set(
  `header nav main footer section article aside search h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd a blockquote figure figcaption
  table caption thead tbody tr th td details summary form fieldset legend label input select option button strong em
  time abbr cite sup br img audio video source`.split(/\s+/),
);
const blocks = new Set(['div', 'astro-island', 'astro-slot']);
const dropped =
  'script, style, template, svg, canvas, noscript, link, meta, dialog, picture > source';
const attributes =
  'href lang id for type scope datetime aria-label src width height alt loading controls preload poster'.split(
    ' ',
  );
const empty = new Set(['img', 'input', 'br', 'source']);

/** As little as makes a long text readable, in the two faces of the site. */
const style =
  'body{max-width:45rem;margin:auto;padding:1rem;font:1rem/1.5 "Atkinson Hyperlegible Next",sans-serif;color:#123;background:#fff}h1,h2,h3{font-family:"Brygada 1918",serif}';

/**
 * Returns a built page as somebody would write it by hand: the same words, links, pictures and
 * recordings in plain elements, one small style, the same first fonts, no script and no inline
 * drawing.
 */
export function plainPage(html: string): string {
  const { document } = new JSDOM(html).window;
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  const faces = facesOf(html);
  const body = [...document.body.children].map(plain).join('').replace(/\s+/g, ' ');
  return `<!doctype html>
<html lang="${document.documentElement.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(document.title)}</title>
<meta name="description" content="${escapeHtml(description ?? '')}">
<style>${faces}${style}</style>
${body.trim().replaceAll('> <', '>\n<')}
</html>
`;
}

/** The fonts that every page has: the faces without a range of letters. */
function facesOf(html: string): string {
  const faces = html.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.filter((face) => face.includes('url(') && !face.includes('unicode-range')).join('');
}

function plain(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return escapeHtml(node.textContent ?? '');
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  const element = node as Element;
  if (element.matches(dropped)) return '';
  const name = element.localName;
  const inside = [...element.childNodes].map(plain).join('');
  if (!keptElements.has(name)) return blocks.has(name) ? ` ${inside} ` : inside;
  if (empty.has(name)) return `<${name}${attributesOf(element)}>`;
  return `<${name}${attributesOf(element)}>${inside}</${name}>`;
}

/** The attributes that stay, as HTML; an id only where a label or link points to it. */
function attributesOf(element: Element): string {
  return attributes
    .filter((name) => name !== 'id' || isPointedAt(element))
    .map((name) => [name, element.getAttribute(name)] as const)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('');
}

function isPointedAt({ id, ownerDocument }: Element): boolean {
  if (id === '') return false;
  return [...ownerDocument.querySelectorAll('[for], a[href^="#"]')].some(
    (other) => other.getAttribute('for') === id || other.getAttribute('href') === `#${id}`,
  );
}

function escapeHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Serves the pages of a built site at some paths as plain pages, compressed, on a free port and
 * with the headers of the site.
 */
export async function servePlain(dist: string, paths: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'chv-plain-'));
  for (const path of paths) {
    const file = `${path === '/' ? '/index' : path}.html`;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), plainPage(await readFile(join(dist, file), 'utf8')));
  }
  await cp(join(dist, '_astro'), join(folder, '_astro'), {
    recursive: true,
    filter: (file) => !/\.\w+$/.test(file) || /\.(woff2|webp|avif|svg|jpg)$/.test(file),
  });
  await precompress(folder);
  const server = createServer(
    sirv(folder, {
      brotli: true,
      etag: true,
      setHeaders: (response, path) => {
        for (const [name, value] of Object.entries(headersFor(path))) {
          response.setHeader(name, value);
        }
      },
    }),
  ).listen(0);
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
