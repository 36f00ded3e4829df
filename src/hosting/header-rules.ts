import { playerOrigin } from '#site/video-link.ts';
import type { PathPattern } from './path-pattern.ts';
import { rulesName, rulesPath } from './speculation-rules.ts';

/** Headers of the answers to some addresses; a later rule wins, and `null` takes a header back. */
export interface HeaderRule {
  on: PathPattern;
  set: Readonly<Record<string, string | null>>;
}

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

/** Files that other sites may show in their own pages. */
const forOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * The one source of headers: the local server reads it, and the build writes it down for every other server
 * (RELIABILITY.md, B-09 to B-11, B-29, B-41; decision 35). A page's security policy is not here: it comes from
 * the page (`security-policy.ts`).
 */
export const headerRules: readonly HeaderRule[] = [
  {
    on: '/*',
    set: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      'Strict-Transport-Security': `max-age=${year}; includeSubDomains; preload`,
      'Permissions-Policy': permissions,
      Vary: 'Accept-Encoding',
      // Asked for again, which costs nothing while it is the same.
      'Cache-Control': 'no-cache',
      // Names the rules as a file of this origin, so that no page carries a script for them.
      [rulesName]: `"${rulesPath}"`,
    },
  },
  // The name holds a hash, so the file never changes.
  { on: '/_astro/*', set: { 'Cache-Control': `public, max-age=${year}, immutable` } },
  // A drawing opened by itself is a document: it may show its own shapes and run nothing.
  {
    on: '*.svg',
    set: { 'Content-Security-Policy': "default-src 'none'; script-src 'none'; sandbox" },
  },
  { on: '/sw.js', set: forWorkers },
  { on: '/sw-off.js', set: forWorkers },
  { on: '/media-inquiries/media-kit/*', set: forOtherSites },
  { on: '/downloads/media-kit/*', set: forOtherSites },
  { on: '/share/*', set: forOtherSites },
  // Open data, which a page of another site may read too; the site has no session that it could borrow.
  { on: '/data/*', set: { ...forOtherSites, 'Access-Control-Allow-Origin': '*' } },
  // Made to stand in other sites' pages; who may frame what is said by `framing.ts` as well. Nothing is fetched ahead from there.
  { on: '/embed/*', set: { ...forOtherSites, 'X-Frame-Options': null, [rulesName]: null } },
];
