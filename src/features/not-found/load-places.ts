import { getCollection } from 'astro:content';
import { profileHref } from '#features/speakers/speaker.ts';
import { menuItems, resources } from '#site/navigation.ts';
import type { Place } from './PlaceList.tsx';

/** The pages a lost visitor may have meant: those of the menu, and every speaker and story. */
export async function loadPlaces(): Promise<Place[]> {
  const speakers = await getCollection('speakers');
  const stories = await getCollection('stories');
  const menu = menuItems.flatMap((item) => ('links' in item ? item.links : [item]));
  return [
    ...[...menu, resources].map((link) => ({ ...link, main: link.href.split('/').length === 2 })),
    ...speakers.map(({ id, data }) => ({ label: data.name, href: profileHref(id), main: false })),
    ...stories.map(({ id, data }) => ({ label: data.name, href: `/stories/${id}`, main: false })),
  ];
}
