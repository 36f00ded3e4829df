import { playerOrigin } from '#site/video-link.ts';
import { rulesHeader, rulesPath, rulesType } from './speculation-rules.ts';
import { workerHeaders } from './worker-headers.ts';

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

/** Sent with every answer, whatever it is (RELIABILITY.md, B-09 to B-11). */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': `max-age=${year}; includeSubDomains; preload`,
  'Permissions-Policy': [
    ...refused.map((feature) => `${feature}=()`),
    ...forPlayers.map((feature) => `${feature}=(self "${playerOrigin}")`),
  ].join(', '),
  Vary: 'Accept-Encoding',
};

/** A drawing opened by itself is a document: it may show its own shapes and run nothing. */
const drawingPolicy = "default-src 'none'; script-src 'none'; sandbox";

/** Text files that would otherwise be sent without their character set. */
const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  eml: 'message/rfc822',
  ics: 'text/calendar',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/** The headers of the file at a path; a page brings its own security policy. */
export function headersFor(path: string, policy?: string): Record<string, string> {
  const ending = path.split('.').at(-1) ?? '';
  const type = path === rulesPath ? rulesType : textTypes[ending];
  const csp = policy ?? (ending === 'svg' ? drawingPolicy : undefined);
  return {
    ...everywhere,
    'Cache-Control': cacheFor(path),
    ...(type && { 'Content-Type': `${type}; charset=utf-8` }),
    ...(csp && { 'Content-Security-Policy': csp }),
    ...(policy && rulesHeader),
    ...workerHeaders(path),
  };
}

/** The headers of an answer that is not a file of the site: nobody may keep it. */
export function headersWithoutFile(policy?: string): Record<string, string> {
  return { ...headersFor('', policy), 'Cache-Control': 'no-store' };
}

/** Names with a hash never change; everything else is asked for again, and costs nothing while it is the same. */
function cacheFor(path: string): string {
  return path.startsWith('/_astro/') ? `public, max-age=${year}, immutable` : 'no-cache';
}
