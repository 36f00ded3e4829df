import { getCollection } from 'astro:content';
import { dirname, join } from 'node:path';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { eventShareCard } from '#features/events/event-page/shared-event.ts';
import { loadEvent } from '#features/events/load-events.ts';
import { chartPngs } from '#features/evidence/charts/picture/load-chart-pictures.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { figureShareCard } from '#features/evidence/figure/figure-page.ts';
import { loadResources } from '#features/library/load-resources.ts';
import { resourceShareCard } from '#features/library/resource-page.ts';
import { appIcons, iconName, touchIcon } from '#features/offline/app-icons/app-icon.ts';
import { iconPng } from '#features/offline/app-icons/icon-files.ts';
import { messageCards } from '#features/response/hazards/load-hazards.ts';
import { loadPageCard, loadPicturedPages } from '#features/search/load-search.ts';
import { speakerView } from '#features/speakers/load-speakers.ts';
import { speakerShareCard } from '#features/speakers/speaker-metadata.ts';
import { loadStoryPortraits, storyView } from '#features/stories/load-stories.ts';
import { coverFile } from '#features/stories/podcast/draw-cover.tsx';
import { storyShareCard } from '#features/stories/story-metadata.ts';
import { shareFile } from '#files/share-image/draw-share-card.tsx';
import { type ShareCard, siteShareCard } from '#files/share-image/share-card.ts';

/**
 * All pictures that the build draws: those of shared links, the messages of hazards, charts, covers
 * for podcast programs, icons.
 */
export async function getStaticPaths() {
  return [
    ...(await sharedPictures()),
    ...(await messageCards('wide')).map(({ href, draw }) => picture(href, draw)),
    ...(await messageCards('square')).map(({ href, draw }) => picture(href, draw)),
    ...(await chartPngs()).map(({ href, draw }) => picture(href, draw)),
    ...(await covers()),
    ...appIcons.map((icon) => picture(`/icons/${iconName(icon)}.png`, () => iconFile(icon))),
    // At the address that Apple's devices ask for unasked.
    picture('/apple-touch-icon.png', () => iconFile(touchIcon)),
  ];
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  props.draw();

function picture(href: string, draw: () => Promise<Response>) {
  return { params: { picture: href.replace(/^\/|\.png$/g, '') }, props: { draw } };
}

async function sharedPictures() {
  const site = await loadPage('site');
  const { title } = await loadPage('homePage');
  const { status } = await loadPage('eventPage');
  const { kinds } = await loadPage('searchPage');
  const figureWords = await loadPage('figurePage');
  const eventWords = { kind: kinds.one.event, status, site: site.name };
  const shared = (path: string, card: () => Promise<ShareCard>) =>
    picture(`/share/${path}.png`, async () => shareFile(await card()));
  return [
    shared('site', async () => siteShareCard(site, title)),
    ...(await loadPicturedPages()).map((page) =>
      shared(`pages${page.href}`, () => loadPageCard(page)),
    ),
    ...(await getCollection('events')).map((event) =>
      shared(`events/${event.id}`, async () => eventShareCard(await loadEvent(event), eventWords)),
    ),
    ...(await loadResources()).map((resource) =>
      shared(`resources/${resource.id}`, async () => resourceShareCard(resource, site.name)),
    ),
    ...[...(await loadClaims()).values()].map((claim) =>
      shared(`evidence/${claim.id}`, async () => figureShareCard(claim, site.name, figureWords)),
    ),
    ...(await getCollection('speakers')).map((speaker) =>
      shared(`speakers/${speaker.id}`, async () => {
        const { portrait: name } = speaker.data;
        const portrait = name && join(dirname(speaker.filePath ?? ''), name);
        return speakerShareCard(await speakerView(speaker), portrait, site.name);
      }),
    ),
    ...(await getCollection('stories')).map((story) =>
      shared(`stories/${story.id}`, async () => {
        const [portrait] = await loadStoryPortraits(story);
        return storyShareCard(await storyView(story), portrait, site.name);
      }),
    ),
  ];
}

async function covers() {
  const { name: site } = await loadPage('site');
  const { podcast } = await loadPage('feeds');
  const card = (title: string, lines: readonly string[]) => ({ site, title, lines, tags: [] });
  const stories = await getCollection('stories');
  return [
    picture('/stories/covers/podcast.png', () => coverFile(card(podcast.title, []), [])),
    ...stories.map((story) =>
      picture(`/stories/covers/${story.id}.png`, async () => {
        const { name, location, recording, drawing } = await storyView(story);
        const cover = Object.assign(card(name, [location]), { talk: recording && drawing });
        return coverFile(cover, await loadStoryPortraits(story));
      }),
    ),
  ];
}

async function iconFile(icon: typeof touchIcon): Promise<Response> {
  return new Response(await iconPng(icon), { headers: { 'content-type': 'image/png' } });
}
