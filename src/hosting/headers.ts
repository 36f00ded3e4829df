import { playerOrigin } from '#site/video-link.ts';

/**
 * The addresses that a rule is for: `/*` is all of them, `/folder/*` those under a folder, `*.svg`
 * those that end so; anything else is that one address. Every server can express these.
 */
export type PathPattern = '/*' | `/${string}` | `*.${string}`;

/** Returns whether the pattern means an address (decoded, without its query). */
export function matches(pattern: PathPattern, path: string): boolean {
  if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1));
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Returns the pattern as a regular expression that nginx, Caddy and JavaScript read alike. */
export function regexOf(pattern: PathPattern): string {
  if (pattern.startsWith('*')) return `${escapeRegex(pattern.slice(1))}$`;
  if (pattern.endsWith('/*')) return `^${escapeRegex(pattern.slice(0, -1))}`;
  return `^${escapeRegex(pattern)}$`;
}

function escapeRegex(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * The `Content-Type` of a file by its ending, the same on every server: every kind that this site
 * has or may have (IANA media types).
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

/**
 * The headers that `set` gives to the answers for the addresses of `on`. A later rule wins, and
 * `null` takes a header back.
 */
export interface HeaderRule {
  on: PathPattern;
  set: Readonly<Record<string, string | null>>;
}

/**
 * The address of the rules by which a browser prepares a page when a visitor is about to follow a
 * link to it (Speculation Rules, WICG, section 2). Their ending gives them the media type without
 * which browsers refuse them.
 */
const rulesPath = '/next-page.speculationrules';

/** The name of the header by which a page names those rules. */
export const rulesName = 'Speculation-Rules';

/** In seconds. */
const year = 365 * 24 * 60 * 60;

/** The features of browsers that no page may use, this site's own included. */
const refusedFeatures = [
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

/**
 * The features that the video host may use too. The page itself needs them as well: a browser hands
 * on only what the page may do.
 */
const playerFeatures = ['autoplay', 'fullscreen'];

const permissions = [
  ...refusedFeatures.map((feature) => `${feature}=()`),
  ...playerFeatures.map((feature) => `${feature}=(self "${playerOrigin}")`),
].join(', ');

/** The headers of a service worker: it reaches the whole site, and may ask this origin alone. */
const workerHeaders = {
  'Service-Worker-Allowed': '/',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/**
 * The header of a file that pages of other sites may show without asking by CORS, as in `<img>` and
 * `<audio>`, isolated pages included (Fetch Standard, section 3.7).
 */
const crossOriginHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

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
    .map((ending): HeaderRule => ({ on: `*.${ending}`, set: crossOriginHeaders })),
  // The name holds a hash, so the file never changes.
  { on: '/_astro/*', set: { 'Cache-Control': `public, max-age=${year}, immutable` } },
  // A drawing opened by itself is a document: it may show its own shapes and run nothing.
  {
    on: '*.svg',
    set: { 'Content-Security-Policy': "default-src 'none'; script-src 'none'; sandbox" },
  },
  { on: '/sw.js', set: workerHeaders },
  { on: '/sw-off.js', set: workerHeaders },
  // Made to be framed by other sites' pages, also by isolated ones, which frame only what is
  // isolated itself and says so (HTML Standard, section 7.1.4, "embedder policies").
  // `framedAnywhere` has the same folder. No speculation rules.
  {
    on: '/embed/*',
    set: {
      ...crossOriginHeaders,
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'X-Frame-Options': null,
      [rulesName]: null,
    },
  },
];

/** Pages that any site may show in a frame; no other page may be framed. */
export const framedAnywhere: readonly PathPattern[] = ['/embed/*'];

/**
 * Returns the `frame-ancestors` of the page at an address: `*` or `'none'` (CSP Level 3, section
 * 6.4.2).
 */
export function frameAncestorsOf(path: string): string {
  return framedAnywhere.some((pattern) => matches(pattern, path)) ? '*' : "'none'";
}

/**
 * Returns the headers of the file or page at `path`, by name. `policy` is the security policy of a
 * page; a file has none.
 */
export function headersFor(path: string, policy?: string): Record<string, string> {
  // `svg` of `/drawing.SVG`; a page has no ending.
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const type = mediaTypes[ending];
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

/**
 * Returns the headers of a response without a file of the site, which no cache may store. `policy`
 * is that of the page that says so.
 */
export function headersWithoutFile(policy?: string): Record<string, string> {
  return { ...headersFor('/', policy), 'Cache-Control': noFileCaching };
}

/**
 * The headers of the answer to `OPTIONS`, by which a browser asks what a script of another site may
 * send (Fetch Standard, "CORS-preflight fetch"): requests that read, with any header, such as
 * `Range` or `If-None-Match`. A browser remembers the answer for a day (86,400 seconds).
 */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
} as const;

/** The `Cache-Control` of a response without a file of the site. */
export const noFileCaching = 'no-store';

/** One header with all its values, as a server's configuration wants it. */
export interface RenderedHeader {
  name: string;
  /** The value for all addresses without an exception; `null`: not sent. */
  everywhere: string | null;
  /** The other values, that of the last rule first: the first that matches an address wins. */
  except: { on: PathPattern; value: string | null }[];
}

/** Turns the rules around: returns each header that they name, once, with its values. */
export function renderedHeaders(rules = headerRules): RenderedHeader[] {
  const names = new Set(rules.flatMap(({ set }) => Object.keys(set)));
  return [...names].map((name) => {
    const ownRules = rules.filter(({ set }) => name in set);
    const base = ownRules.findLast(({ on }) => on === '/*');
    const except = ownRules
      .slice(base ? ownRules.indexOf(base) + 1 : 0)
      .map(({ on, set }) => ({ on, value: set[name] ?? null }))
      .reverse();
    return { name, everywhere: base?.set[name] ?? null, except };
  });
}
