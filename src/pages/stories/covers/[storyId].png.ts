import { type CollectionEntry, getCollection } from 'astro:content';
import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadStoryPortraits } from '#features/stories/load-stories.ts';
import { coverFile } from '#features/stories/podcast/draw-cover.tsx';

interface Props {
  entry: CollectionEntry<'stories'>;
}

export async function getStaticPaths() {
  const entries = await getCollection('stories');
  return entries.map((entry) => ({ params: { storyId: entry.id }, props: { entry } }));
}

/** The cover of a story, for podcast programs and lock screens. */
export async function GET({ props: { entry } }: APIContext<Props>): Promise<Response> {
  const { name: site } = await loadPage('site');
  const { name, location } = entry.data;
  const card = { site, title: name, lines: [location], tags: [] };
  return coverFile(card, await loadStoryPortraits(entry));
}
