import { getCollection } from 'astro:content';
import { dirname, join } from 'node:path';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { eventShareCard } from '#features/events/event-page/shared-event.ts';
import { loadEvent } from '#features/events/load-events.ts';
import { loadResources } from '#features/library/load-resources.ts';
import { resourceShareCard } from '#features/library/resource-page.ts';
import { cardFile, cardPaths } from '#features/response/hazards/kit/cards/load-cards.ts';
import { loadPageCard } from '#features/search/load-search.ts';
import { picturedPages } from '#features/search/records/site-map.ts';
import { speakerView } from '#features/speakers/load-speakers.ts';
import { speakerShareCard } from '#features/speakers/speaker-metadata.ts';
import { loadStoryPortraits, storyView } from '#features/stories/load-stories.ts';
import { storyShareCard } from '#features/stories/story-metadata.ts';
import { shareFile } from '#files/share-image/draw-share-card.tsx';
import { type ShareCard, siteShareCard } from '#files/share-image/share-card.ts';

/** The pictures of links to the site, its pages and its entries. */
export async function getStaticPaths() {
  const site = await loadPage('site');
  const { title } = await loadPage('homePage');
  const { status } = await loadPage('eventPage');
  const { kinds } = await loadPage('searchPage');
  const eventWords = { kind: kinds.one.event, status, site: site.name };
  return [
    picture('site', async () => siteShareCard(site, title)),
    ...picturedPages.map((page) => picture(`pages${page.href}`, () => loadPageCard(page))),
    ...(await getCollection('events')).map((event) =>
      picture(`events/${event.id}`, async () => eventShareCard(await loadEvent(event), eventWords)),
    ),
    ...(await loadResources()).map((resource) =>
      picture(`resources/${resource.id}`, async () => resourceShareCard(resource, site.name)),
    ),
    ...(await getCollection('speakers')).map((speaker) =>
      picture(`speakers/${speaker.id}`, async () => {
        const portrait = join(dirname(speaker.filePath ?? ''), speaker.data.portrait);
        return speakerShareCard(await speakerView(speaker), portrait, site.name);
      }),
    ),
    ...(await getCollection('stories')).map((story) =>
      picture(`stories/${story.id}`, async () => {
        const [portrait] = await loadStoryPortraits(story);
        return storyShareCard(await storyView(story), portrait, site.name);
      }),
    ),
    ...(await cardPaths('wide')).map(({ params, props }) => ({
      params: { picture: `hazards/${params.card}` },
      props: { draw: () => cardFile(props, 'wide') },
    })),
  ];
}

function picture(path: string, card: () => Promise<ShareCard>) {
  return { params: { picture: path }, props: { draw: async () => shareFile(await card()) } };
}

/** The picture of a page where a link to it is shared. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  props.draw();
