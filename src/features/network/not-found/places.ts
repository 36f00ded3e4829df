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

/** A page that may have been meant. */
export interface Place extends NavLink {
  /** Shown even where nothing is alike. */
  main: boolean;
}

/** A section of the map of the site: its pages, and lists of pages. */
interface Section {
  links: readonly NavLink[];
  lists: readonly { links: readonly NavLink[] }[];
}

/** The map of the site → the pages a lost visitor may have meant: every page, those at the top of the site first. */
export function placesOf(map: readonly Section[]): Place[] {
  const links = map.flatMap((section) => [section, ...section.lists].flatMap((list) => list.links));
  const places = links.map((link) => ({ ...link, main: isMain(link) }));
  return places.toSorted((a, b) => Number(b.main) - Number(a.main));
}

/** Who a visitor may have meant, and five ways on for one whose speaker is like nobody. */
export function speakerPlaces(people: readonly { id: string; data: { name: string } }[]): Place[] {
  const others = speakersBureau.links.filter((link) => link !== speakers);
  const waysOn = [stories, catalyst, media, ...others, home];
  return [
    ...waysOn.map((link) => ({ ...link, main: true })),
    ...people.map(({ id, data }) => ({ label: data.name, href: profileHref(id), main: false })),
  ];
}

/** What is worth showing to anyone. */
function isMain({ href }: NavLink): boolean {
  return [home, speakers, stories, resources, catalyst, media].some((link) => link.href === href);
}
