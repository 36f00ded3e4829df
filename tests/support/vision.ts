import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Desk } from './studio.ts';

/** The file of the vision in the content folder: two fields that many stories change. */
export const visionFile = 'pages/vision.yaml';

/** Returns the text of the vision, as it is on the disk. */
export function visionText(root: string): string {
  return readFileSync(join(root, 'content', visionFile), 'utf8');
}

/** Returns the fields of the vision that stories write in. */
export function visionFields(page: Page, { field }: Desk) {
  const main = page.getByRole('region', { name: 'Main' });
  return { title: field('Title', main), lede: field('Lede', main) };
}
