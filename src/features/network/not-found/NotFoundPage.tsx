import type { ReactNode } from 'react';
import { communityPages } from '#features/community/community.table.ts';
import { profileHref } from '#features/speakers/speaker.ts';
import { speakersPages } from '#features/speakers/speakers.table.ts';
import { home, type NavGroup, type NavLink, openOnes, sections } from '#site/navigation.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Lede } from '#ui/lede/Lede.tsx';
import { RecordWave } from '#ui/record/RecordWave.tsx';
import styles from './not-found.module.css';

interface Props {
  title: string;
  lede: string;
  back: { label: string; href: string };
  nearest: string;
  /**
   * Every page that the visitor may have meant. Those that are not main pages are hidden until a
   * script finds their address like the missing one.
   */
  places: readonly Place[];
  /** The kind of the missing address: it contains words to search for, or the name of a speaker. */
  lost: 'page' | 'speaker';
  /** The figure before the title; only where a page is missing. */
  code?: string;
  children?: ReactNode;
}

/**
 * The page at an address that does not exist: what happened, the temperature record that ends in a
 * flat line, and the ways on.
 */
export function NotFoundPage(props: Props) {
  const { title, lede, back, nearest, places, lost, code, children } = props;
  return (
    <section aria-labelledby="lost" data-enhance="not-found" data-lost={lost}>
      <div className={styles.head} data-ground="cold">
        <div className={`page-width row gap-x-4 ${styles.title}`}>
          {code && <p className={`quiet ${styles.code}`}>{code}</p>}
          <h1 id="lost">{title}</h1>
        </div>
        <div className={styles.flatline} aria-hidden="true">
          <RecordWave years={67} />
        </div>
      </div>
      <div className={`page-width stack gap-y-4 ${styles.wrap}`}>
        <Lede>{lede}</Lede>
        <p>
          <ButtonLink href={back.href}>{back.label}</ButtonLink>
        </p>
        {children}
        <nav className={styles.places} aria-labelledby="nearest">
          <h2 id="nearest">{nearest}</h2>
          <ul role="list" data-places="">
            {places.map(({ label, href, main }) => (
              <li key={href} hidden={!main}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

/**
 * A search field that works without script. `action` is the path of the page that reads `?q=` from
 * its address.
 */
export function PlaceSearch({ name, label, action }: Record<'name' | 'label' | 'action', string>) {
  return (
    <search aria-label={name}>
      <form className={`row gap-y-3 gap-x-3 ${styles.search}`} action={action}>
        <Field id="place-search" label={label}>
          <input
            id="place-search"
            name="q"
            type="search"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
        </Field>
        <Button type="submit" tone="ghost">
          Search
        </Button>
      </form>
    </search>
  );
}

interface Place extends NavLink {
  /** Whether the page is listed even if its address is not like the missing one. */
  main: boolean;
}

type LinkList = Pick<NavGroup, 'links'>;

const { speakers, stories, resources, media } = sections;
const { catalyst } = communityPages;
const mainPages: readonly string[] = [home, speakers, stories, resources, catalyst, media].map(
  ({ href }) => href,
);

/** Returns every page of the map of the site as a place, the main pages first. */
export function placesOf(map: readonly (LinkList & { lists: readonly LinkList[] })[]): Place[] {
  const links = map.flatMap((section) => [section, ...section.lists].flatMap((list) => list.links));
  const places = links.map((link) => ({ ...link, main: mainPages.includes(link.href) }));
  return places.toSorted((a, b) => Number(b.main) - Number(a.main));
}

/** Returns every speaker as a place, after main pages for a name that is like nobody's. */
export function speakerPlaces(people: readonly { id: string; data: { name: string } }[]): Place[] {
  const waysOn = openOnes([stories, catalyst, media, speakersPages.join, home]);
  return [
    ...waysOn.map(({ label, href }) => ({ label, href, main: true })),
    ...people.map(({ id, data }) => ({ label: data.name, href: profileHref(id), main: false })),
  ];
}
