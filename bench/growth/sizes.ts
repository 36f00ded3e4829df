import { join } from 'node:path';
import { fillUpEvents } from '../events/write-events.ts';
import { fillUpLibrary } from '../library/write-documents.ts';
import { fillUp } from '../people/write-people.ts';
import { fillUpStories } from '../stories/write-stories.ts';

/** Kinds of entries of which there may once be many. */
export type Many = 'speakers' | 'stories' | 'resources' | 'events';

/** A site with many entries of one kind. */
export interface Size {
  many: Many;
  count: number;
}

/** The site as it is, and as large as it may once be, of each kind by itself. */
export const sizes: readonly Size[] = [
  { many: 'speakers', count: 26 },
  { many: 'speakers', count: 500 },
  { many: 'speakers', count: 5000 },
  { many: 'stories', count: 1000 },
  { many: 'resources', count: 1000 },
  { many: 'events', count: 1000 },
];

/** Fills a copy of the project up to a size. */
export async function grow(dir: string, { many, count }: Size): Promise<void> {
  const folder = join(dir, 'content', many);
  const fill = {
    speakers: () => fillUp(folder, count),
    stories: () => fillUpStories(folder, count),
    resources: () => fillUpLibrary(folder, count),
    events: () => fillUpEvents(folder, count, new Date().toISOString().slice(0, 10)),
  };
  await fill[many]();
}
