import { type BuiltPage, movesOf, type SiteFacts } from '../built-site.ts';
import { frameAncestorsOf } from '../headers.ts';
import { securityPolicyFor } from '../security-policy.ts';

const page = (path: string, style: string): BuiltPage => {
  const html = `<meta charset="utf-8"><style>${style}</style>`;
  const policy = securityPolicyFor(html, frameAncestorsOf(path)).header;
  const file = path === '/' ? '/index.html' : `${path}.html`;
  return { path, file, bytes: Buffer.from(html), policy };
};

const pages = [
  page('/', 'a{}'),
  page('/privacy', 'b{}'),
  page('/about/about-us', 'a{}'),
  page('/embed/events', 'c{}'),
  page('/media-inquiries', 'a{}'),
  page('/media-inquiries/media-kit', 'a{}'),
  page('/speakers/directory', 'd{}'),
  page('/speakers/profile/amara-quill', 'a{}'),
];
const missing = [page('/404', 'a{}'), page('/speakers/profile/404', 'a{}')];

/** A small site with one of each kind of address, for tests. */
export const smallSite: SiteFacts = {
  pages,
  missing,
  moves: movesOf(new Set(pages.map(({ path }) => path))),
  files: [
    ...[...pages, ...missing].map(({ file }) => file),
    '/_astro/x.abc.js',
    '/_astro/drawing.abc.svg',
    '/calendar.ics',
    '/data/speakers.json',
    '/favicon.svg',
    '/media-inquiries/media-kit/kit.zip',
    '/recordings/two-fans.m4a',
    '/share/home.png',
  ],
};
