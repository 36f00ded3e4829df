import { playerOrigin } from '#site/video-link.ts';

/**
 * `/*` all addresses, `/folder/*` those under a folder, `*.svg` those that end so, else that one.
 * Every server can express these.
 */
export type PathPattern = '/*' | `/${string}` | `*.${string}`;

/** Whether an address (decoded, without its query) is one the pattern means. */
export function matches(pattern: PathPattern, path: string): boolean {
  if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1));
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The pattern as a regular expression that nginx, Caddy and JavaScript read alike. */
export function regexOf(pattern: PathPattern): string {
  if (pattern.startsWith('*')) return `${escaped(pattern.slice(1))}$`;
  return pattern.endsWith('/*') ? `^${escaped(pattern.slice(0, -1))}` : `^${escaped(pattern)}$`;
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * What a file is, by its ending: every kind this site has or may have, the same on every server
 * (IANA media types).
 */
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

/** Headers of the answers to some addresses; a later rule wins, and `null` takes a header back. */
export interface HeaderRule {
  on: PathPattern;
  set: Readonly<Record<string, string | null>>;
}

/**
 * Where the rules are that say which pages a browser may make ready when a link is about to be
 * followed (Speculation Rules, WICG, section 2). Their ending gives them the type without which
 * browsers refuse them.
 */
const rulesPath = '/next-page.speculationrules';

/** The header of a page that names the rules. */
export const rulesName = 'Speculation-Rules';

const year = 365 * 24 * 60 * 60;

/** Nobody gets these, this site included. */
const refused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

/** These go to the video host too: a browser hands on only what the page itself may do. */
const forPlayers = ['autoplay', 'fullscreen'];

const permissions = [
  ...refused.map((feature) => `${feature}=()`),
  ...forPlayers.map((feature) => `${feature}=(self "${playerOrigin}")`),
].join(', ');

/** A worker reaches the whole site, and may ask this origin and nobody else. */
const forWorkers = {
  'Service-Worker-Allowed': '/',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/**
 * What other sites' pages may show without asking by CORS: `<img>`, `<audio>`, also on isolated
 * pages (Fetch Standard, section 3.7).
 */
const forOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * The one source of headers: the local server reads it, and the build writes it down for every
 * other server (docs/requirements/reliability.md, B-09 to B-11, B-29, B-41; decision 35). A page's
 * security policy is not here: it comes from the page (`security-policy.ts`).
 */
export const headerRules: readonly HeaderRule[] = [
  {
    on: '/*',
    set: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // Any site's script may read what is published: everybody gets the same bytes, and there is
      // no session to borrow (Fetch Standard, "CORS protocol and credentials"; decision 65).
      'Access-Control-Allow-Origin': '*',
      // For players and readers of feeds: how long a file is, which part of it came, and whether it
      // has changed.
      'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Length, Content-Range, ETag',
      'X-Frame-Options': 'DENY',
      'Strict-Transport-Security': `max-age=${year}; includeSubDomains; preload`,
      'Permissions-Policy': permissions,
      Vary: 'Accept-Encoding',
      // Browsers revalidate, which costs a 304 while the file is the same.
      'Cache-Control': 'no-cache',
      // Names the rules as a file of this origin, so that no page carries a script for them.
      [rulesName]: `"${rulesPath}"`,
    },
  },
  // A rule for each kind of file, so that a folder that is added later is open too. Pages have no
  // ending in their address.
  ...Object.keys(mediaTypes)
    .filter((ending) => ending !== 'html')
    .map((ending): HeaderRule => ({ on: `*.${ending}`, set: forOtherSites })),
  // The name holds a hash, so the file never changes.
  { on: '/_astro/*', set: { 'Cache-Control': `public, max-age=${year}, immutable` } },
  // A drawing opened by itself is a document: it may show its own shapes and run nothing.
  {
    on: '*.svg',
    set: { 'Content-Security-Policy': "default-src 'none'; script-src 'none'; sandbox" },
  },
  { on: '/sw.js', set: forWorkers },
  { on: '/sw-off.js', set: forWorkers },
  // Made to be framed by other sites' pages, also by isolated ones, which frame only what is
  // isolated itself and says so (HTML Standard, section 7.1.4, "embedder policies").
  // `framedAnywhere` has the same folder. No speculation rules.
  {
    on: '/embed/*',
    set: {
      ...forOtherSites,
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'X-Frame-Options': null,
      [rulesName]: null,
    },
  },
];

/** Pages that any site may show in a frame; no other page may be framed. */
export const framedAnywhere: readonly PathPattern[] = ['/embed/*'];

/** The `frame-ancestors` of the page at an address (CSP Level 3, section 6.4.2). */
export function frameAncestorsOf(path: string): string {
  return framedAnywhere.some((pattern) => matches(pattern, path)) ? '*' : "'none'";
}

/** The headers of the file at a path; a page brings its own security policy. */
export function headersFor(path: string, policy?: string): Record<string, string> {
  const type = mediaTypes[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''];
  const headers: Record<string, string | null> = Object.assign(
    { ...(type && { 'Content-Type': type }) },
    ...headerRules.filter(({ on }) => matches(on, path)).map(({ set }) => set),
    policy && { 'Content-Security-Policy': policy },
  );
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  return Object.fromEntries(sent);
}

/** The headers of a response without a file of the site, which no cache may store. */
export function headersWithoutFile(policy?: string): Record<string, string> {
  return { ...headersFor('/', policy), 'Cache-Control': noFileCaching };
}

/**
 * What another site's script may ask, for the answer to its question in advance (`OPTIONS`; Fetch
 * Standard, "CORS-preflight fetch"): reading, with any header, such as a `Range` or an
 * `If-None-Match`. A browser remembers it for a day.
 */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
} as const;

export const noFileCaching = 'no-store';

/**
 * A header, what it is everywhere (`null`: not sent), and where it is something else, the rule that
 * wins first.
 */
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
