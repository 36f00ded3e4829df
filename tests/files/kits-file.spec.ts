import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';

test('the file of all kits needs no other file and has less than 200 kB', () => {
  const html = readFileSync(join(outDir, 'resources/rapid-response/kits.html'), 'utf8');
  expect(html.length).toBeLessThan(200_000);
  expect(html).not.toMatch(/\s(src|srcset)=|url\(|@import|<script|<link/);
});
