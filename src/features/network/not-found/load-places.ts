import { getCollection } from 'astro:content';
import { loadSiteMap } from '#features/search/load-search.ts';
import { profileHref } from '#features/speakers/speaker.ts';
import {
  catalyst,
  home,
  media,
  type NavLink,
  resources,
  speakers,
  speakersBureau,
  stories,
} from '#site/navigation.ts';
import type { Place } from './PlaceList.tsx';

/** The pages a lost visitor may have meant: every page of the site, those at its top first. */
export async function loadPlaces(): Promise<Place[]> {
  const links = (await loadSiteMap()).flatMap(({ links: pages, lists }) => [
    ...pages,
    ...lists.flatMap((list) => list.links),
  ]);
  const places = links.map((link) => ({ ...link, main: isMain(link) }));
  return places.toSorted((a, b) => Number(b.main) - Number(a.main));
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

/** What is worth showing to anyone. */
function isMain({ href }: NavLink): boolean {
  return [home, speakers, stories, resources, catalyst, media].some((link) => link.href === href);
}
