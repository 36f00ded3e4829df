import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { keptList } from './write-worker.ts';

const root = mkdtempSync(join(tmpdir(), 'kept-'));
const files = {
  'offline.html': '<script src="/_astro/shell.A1.js"></script>',
  'media.html': '<script src="/_astro/shell.A1.js"></script><img src="/_astro/face.B2.svg">',
  'stories.html': '<script src="/_astro/player.C3.js"></script>',
  'evidence.html': '<img src="/_astro/face.B2.svg">',
  'now/extreme-heat.html': '',
  'es/ahora/calor.html': '',
  'resources.html': '',
  'resources/rapid-response.html': '',
  'resources/rapid-response/floods.html': '',
  'resources/rapid-response/floods.txt': 'Floods',
  'resources/rapid-response/cards/heat.html': '',
  'resources/rapid-response/cards/heat.txt': 'Heat',
  '_astro/shell.A1.js': 'import("./desk.D4.js")',
  '_astro/desk.D4.js': '',
  '_astro/player.C3.js': '',
  '_astro/face.B2.svg': '<svg/>',
};
const tiersByUrl = () =>
  Object.fromEntries(keptList(root).files.map(({ url, tier }) => [url, tier]));

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});

test('each file is kept as early as it is needed, and what belongs to no guide is not', () => {
  expect(tiersByUrl()).toEqual({
    '/offline': 'least',
    '/_astro/shell.A1.js': 'least',
    '/media': 'core',
    '/now/extreme-heat': 'core',
    '/es/ahora/calor': 'core',
    '/resources/rapid-response': 'core',
    '/resources/rapid-response/floods': 'core',
    '/resources': 'guides',
    '/evidence': 'guides',
    '/_astro/desk.D4.js': 'guides',
    '/_astro/face.B2.svg': 'guides',
    '/resources/rapid-response/floods.txt': 'guides',
  });
});

test('a file is known by its hash and its size', () => {
  expect(keptList(root).files.find(({ url }) => url.endsWith('floods.txt'))).toMatchObject({
    integrity: 'sha256-8i0Ob4A0TLiG1MzHdK43qtOh6tODD2QnvuV5aohOyHY=',
    bytes: 6,
  });
});

test('the same files are the same release, and a change is another', () => {
  const { release } = keptList(root);
  expect(keptList(root).release).toBe(release);
  writeFileSync(join(root, 'media.html'), 'changed');
  expect(keptList(root).release).not.toBe(release);
});
