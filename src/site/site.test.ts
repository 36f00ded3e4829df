import { expect, test } from 'vitest';
import { robotsFile } from './site.ts';

test('robots may read everything, and learn where the map is', () => {
  expect(robotsFile('https://site.example/robots.txt')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://site.example/sitemap-index.xml\n',
  );
});
