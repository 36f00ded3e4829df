import { getCollection } from 'astro:content';
import { profileHref } from '#features/speakers/speaker.ts';
import {
  catalyst,
  home,
  media,
  menuItems,
  type NavLink,
  resources,
  speakers,
  speakersBureau,
  stories,
} from '#site/navigation.ts';
import type { Place } from './PlaceList.tsx';

/** The pages a lost visitor may have meant: those of the menu, and every speaker and story. */
export async function loadPlaces(): Promise<Place[]> {
  const menu = menuItems.flatMap((item) => ('links' in item ? item.links : [item]));
  const pages = [...menu, resources].toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)));
  const told = await getCollection('stories');
  return [
    ...pages.map((link) => ({ ...link, main: isMain(link) })),
    ...(await loadPeople()),
    ...told.map(({ id, data }) => ({ label: data.name, href: `/stories/${id}`, main: false })),
  ];
}

/** Who a visitor may have meant, and five ways on for one whose speaker is like nobody. */
export async function loadSpeakerPlaces(): Promise<Place[]> {
  const others = speakersBureau.links.filter((link) => link !== speakers);
  const waysOn = [stories, catalyst, media, ...others, home];
  return [...waysOn.map((link) => ({ ...link, main: true })), ...(await loadPeople())];
}

async function loadPeople(): Promise<Place[]> {
  const people = await getCollection('speakers');
  return people.map(({ id, data }) => ({ label: data.name, href: profileHref(id), main: false }));
}

/** Pages at the top of the site, and the directory, are worth showing to anyone. */
function isMain({ href }: NavLink): boolean {
  return href.split('/').length === 2 || href === speakers.href;
}
