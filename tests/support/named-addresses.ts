import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDir } from '#hosting/out-dir.ts';
import { builtFiles, builtPages } from './built-files.ts';
import { dataBlocksOf } from './head-data.ts';
import { siteUrl } from './site-url.ts';

/** An address of this site that a file for other programs names. */
export interface NamedAddress {
  /** Path and query, as the file has them. */
  path: string;
  /** The file of the build that names it. */
  by: string;
}

const { host } = new URL(siteUrl);

/** Pattern of files for other programs: feeds, calendars, captions, data, the manifest, texts. */
const readByPrograms = '{,.well-known/}**/*.{csv,eml,ics,json,txt,vcf,vtt,webmanifest,xml}';

/**
 * Every address of this site that a feed, a calendar, a caption file, a data file, the head of a
 * page (share cards, icons, feeds), its structured data or an embed names, each once, with the
 * first file that names it; and those files themselves.
 */
export function namedAddresses(): NamedAddress[] {
  const byPath = new Map<string, string>();
  const add = (address: string, by: string) => {
    const { pathname, search } = new URL(address, siteUrl);
    if (!byPath.has(pathname + search)) byPath.set(pathname + search, by);
  };
  for (const file of builtFiles(readByPrograms)) {
    add(`/${file}`, file);
    const text = readFileSync(join(outDir, file), 'utf8');
    for (const address of addressesIn(file, text)) add(address, file);
  }
  for (const { file, path, html } of builtPages()) {
    const isEmbed = path.startsWith('/embed/');
    if (isEmbed) add(path, file);
    for (const address of isEmbed ? addressesInEmbed(html) : addressesInHead(html))
      add(address, file);
    for (const block of dataBlocksOf(html)) {
      for (const address of inJson(JSON.parse(block))) add(address, file);
    }
  }
  return [...byPath].map(([path, by]) => ({ path, by }));
}

function addressesIn(file: string, text: string): string[] {
  if (/\.(json|webmanifest)$/.test(file)) return inJson(JSON.parse(text));
  if (file.endsWith('.xml')) return absoluteIn(unescapeXml(text));
  // Long lines of a calendar go on after a line end and a space (RFC 5545, section 3.1).
  return absoluteIn(text.replaceAll('\r\n ', '').replaceAll(/\\[nN]/g, '\n'));
}

/** Addresses of this site with scheme and host, in any text. */
function absoluteIn(text: string): string[] {
  const found = text.matchAll(/\b(?:https?|webcal):\/\/([\w.-]+)(\/[^\s"'<>\\]*)?/g);
  return [...found].flatMap(([, named = '', path = '/']) =>
    named === host ? [path.replace(/[.,;:)]+$/, '')] : [],
  );
}

/** Every string of the data that is an address of this site, absolute or from its root. */
function inJson(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^\/(?!\/)[\w./?=&%#-]*$/.test(value) ? [value] : absoluteIn(value);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(inJson);
}

/**
 * Addresses of this site in the head of a page: canonical and alternate ones, icons, the manifest
 * and pictures of share cards.
 */
function addressesInHead(html: string): string[] {
  const [head = ''] = html.split('</head>');
  const links = [...head.matchAll(/<link\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
  return [...ours(links), ...absoluteIn(unescapeXml(head))];
}

/** Addresses of this site that an embed loads or links to. */
function addressesInEmbed(html: string): string[] {
  const values = (name: string) =>
    [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
  const sourceSets = [...values('srcset'), ...values('imagesrcset')];
  // `a.avif 1x, b.avif 2x` names a.avif and b.avif.
  const inSets = sourceSets.flatMap((set) =>
    set.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
  );
  const inStyles = [...html.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address);
  const named = ['src', 'href', 'poster', 'data', 'content'].flatMap(values);
  return ours([...named, ...inSets, ...inStyles].map(unescapeXml));
}

function ours(addresses: readonly string[]): string[] {
  return addresses.filter(
    (address) => /^(\/(?!\/)|https:)/.test(address) && new URL(address, siteUrl).origin === siteUrl,
  );
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
