import { type CollectionEntry, getCollection } from 'astro:content';
import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadStoryPortraits, storyView } from '#features/stories/load-stories.ts';
import { storyShareCard } from '#features/stories/story-metadata.ts';
import { shareFile } from '#files/share-image/draw-share-card.tsx';

interface Props {
  entry: CollectionEntry<'stories'>;
}

export async function getStaticPaths() {
  const entries = await getCollection('stories');
  return entries.map((entry) => ({ params: { storyId: entry.id }, props: { entry } }));
}

/** The picture of a story where a link to it is shared. */
export async function GET({ props: { entry } }: APIContext<Props>): Promise<Response> {
  const { name } = await loadPage('site');
  const [portrait] = await loadStoryPortraits(entry);
  return shareFile(storyShareCard(await storyView(entry), portrait, name));
}
