import { headerRules, matches, type PathPattern } from './header-rules.ts';

/** The headers of the file at a path; a page brings its own security policy. */
export function headersFor(path: string, policy?: string): Record<string, string> {
  const type = mediaTypeOf(path);
  const headers = Object.assign(
    { ...(type && { 'Content-Type': type }) },
    ...headerRules.filter(({ on }) => matches(on, path)).map(({ set }) => set),
    policy && { 'Content-Security-Policy': policy },
  );
  return Object.fromEntries(
    Object.entries<string | null>(headers).filter(
      (header): header is [string, string] => header[1] !== null,
    ),
  );
}

/** The headers of a response without a file of the site, which no cache may store. */
export function headersWithoutFile(policy?: string): Record<string, string> {
  return { ...headersFor('/', policy), 'Cache-Control': noFileCaching };
}

/** `Cache-Control` of a response without a file of the site. */
export const noFileCaching = 'no-store';

/** What a file is, by its ending: every kind this site has or may have, the same on every server (IANA media types). */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  eml: 'message/rfc822; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  m4a: 'audio/mp4',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  opus: 'audio/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  speculationrules: 'application/speculationrules+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
};

/** The media type of the file at a path; undefined for an unknown ending. */
function mediaTypeOf(path: string): string | undefined {
  return mediaTypes[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''];
}

/** A header, what it is everywhere (`null`: not sent), and where it is something else, the rule that wins first. */
export interface RenderedHeader {
  name: string;
  everywhere: string | null;
  except: { on: PathPattern; value: string | null }[];
}

/** The rules turned round: header by header, as a server's configuration wants them. */
export function renderedHeaders(rules = headerRules): RenderedHeader[] {
  const names = new Set(rules.flatMap(({ set }) => Object.keys(set)));
  return [...names].map((name) => {
    const saying = rules.filter(({ set }) => name in set);
    const base = saying.findLast(({ on }) => on === '/*');
    const except = saying
      .slice(base ? saying.indexOf(base) + 1 : 0)
      .map(({ on, set }) => ({ on, value: set[name] ?? null }))
      .reverse();
    return { name, everywhere: base?.set[name] ?? null, except };
  });
}
