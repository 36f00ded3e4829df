import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { requestsOn } from '#studio/server/answer-request.ts';
import { builtFiles } from '../support/built-files.ts';

/** Words by which the studio is known: addresses of its requests, names of its files and folder. */
const requests = Object.keys(requestsOn('.', { now: () => new Date(), today: () => '2026-12-01' }));
const names = [
  ...new Set(requests.map((request) => request.split(' ')[1] ?? '')),
  'studio.js',
  'studio.css',
  'src/studio',
  '#studio/',
];

test('nothing of the studio is in the built site', () => {
  expect(names.length).toBeGreaterThan(10);
  const files = builtFiles('**/*');
  expect(files.filter((file) => /\bstudio\b/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|css|json|txt|xml|map)$/.test(file));
  const filesWithStudio = texts.flatMap((file) => {
    const text = readFileSync(join(outDir, file), 'utf8');
    return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(filesWithStudio).toEqual([]);
});
