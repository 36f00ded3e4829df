import { getCollection } from 'astro:content';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadStoryPortraits } from '#features/stories/load-stories.ts';
import { coverFile } from '#features/stories/podcast/draw-cover.tsx';

/** The podcast has the place of a story without a person. */
export async function getStaticPaths() {
  const { podcast } = await loadPage('feeds');
  const stories = await getCollection('stories');
  return [
    { params: { cover: 'podcast' }, props: { title: podcast.title, lines: [], story: undefined } },
    ...stories.map((story) => ({
      params: { cover: story.id },
      props: { title: story.data.name, lines: [story.data.location], story },
    })),
  ];
}

/** The cover of a story or of the podcast, for podcast programs and lock screens. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { name: site } = await loadPage('site');
  const { story, ...words } = props;
  return coverFile({ site, ...words, tags: [] }, story ? await loadStoryPortraits(story) : []);
};
