import { type CollectionEntry, getEntry } from 'astro:content';
import { dirname, join } from 'node:path';
import type { SharePortrait } from '#files/share-image/share-card.ts';

/** The portraits of a story's people that are our speakers, as files for drawing, in the order they are named. */
export async function loadStoryPortraits({
  data,
}: CollectionEntry<'stories'>): Promise<SharePortrait[]> {
  const ids = data.people.flatMap(({ speaker }) => (speaker === undefined ? [] : [speaker]));
  const speakers = await Promise.all(ids.map((id) => getEntry('speakers', id)));
  return speakers.flatMap((entry) =>
    entry
      ? {
          file: join(dirname(entry.filePath ?? ''), entry.data.portrait),
          focus: entry.data.portraitFocus,
          since: entry.data.since,
        }
      : [],
  );
}
