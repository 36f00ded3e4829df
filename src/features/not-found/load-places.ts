import { getCollection } from 'astro:content';
import { profileHref } from '#features/speakers/speaker.ts';
import { menuItems, type NavLink, resources, speakers } from '#site/navigation.ts';
import type { Place } from './PlaceList.tsx';

/** The pages a lost visitor may have meant: those of the menu, and every speaker and story. */
export async function loadPlaces(): Promise<Place[]> {
  const people = await getCollection('speakers');
  const stories = await getCollection('stories');
  const menu = menuItems.flatMap((item) => ('links' in item ? item.links : [item]));
  const main = [...menu, resources].toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)));
  return [
    ...main.map((link) => ({ ...link, main: isMain(link) })),
    ...people.map(({ id, data }) => ({ label: data.name, href: profileHref(id), main: false })),
    ...stories.map(({ id, data }) => ({ label: data.name, href: `/stories/${id}`, main: false })),
  ];
}

/** Pages at the top of the site, and the directory, are worth showing to anyone. */
function isMain({ href }: NavLink): boolean {
  return href.split('/').length === 2 || href === speakers.href;
}
