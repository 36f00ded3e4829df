import { join } from 'node:path';
import { claims, resources, stories } from './claims-and-stories.ts';
import { events, exchange, fillUp } from './made.ts';
import { fillUp as fillUpSpeakers } from './speakers.ts';

const kinds = { claims, events, exchange, resources, stories };

/** Kinds of entries of which there may once be many. */
export type Many = 'speakers' | keyof typeof kinds;

/** A site with many entries of one kind. */
export interface Size {
  many: Many;
  count: number;
}

/** The site as it is, and as large as it may once be, of each kind by itself. */
export const sizes: readonly Size[] = [
  { many: 'speakers', count: 26 },
  { many: 'speakers', count: 500 },
  { many: 'speakers', count: 1000 },
  { many: 'stories', count: 1000 },
  { many: 'resources', count: 1000 },
  { many: 'events', count: 1000 },
];

/** Fills a copy of the project up to a size. */
export async function grow(dir: string, { many, count }: Size): Promise<void> {
  const content = join(dir, 'example');
  if (many === 'speakers') await fillUpSpeakers(join(content, many), count);
  else await fillUp(content, kinds[many], count);
}
