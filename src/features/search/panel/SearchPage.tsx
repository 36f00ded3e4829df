import type { ReactNode } from 'react';
import { home, type NavLink } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import type { MapSection } from '../records/site-map.ts';
import type { SearchPageFile } from '../search-page.schema.ts';
import styles from './site-map.module.css';

/**
 * The page of the search: a low head, so that results begin in the first screen, the field and what
 * it finds, and the map of the whole site.
 */
export function SearchPage(props: { page: SearchPageFile; children?: ReactNode; map?: ReactNode }) {
  const { page, children, map } = props;
  return (
    <>
      <PageHead title={page.title} crumbs={[home]} isLow />
      <Band space="list">
        {children}
        <noscript>
          <p>{page.map.noScript}</p>
        </noscript>
      </Band>
      <div data-site-map="" data-awaits-address="">
        <Band ground="surface">{map}</Band>
      </div>
    </>
  );
}

/** Links every page of the site by section, for visitors without script or without a result. */
export function SiteMap(props: { words: SearchPageFile['map']; sections: readonly MapSection[] }) {
  const { words, sections } = props;
  return (
    <nav className={`stack gap-y-6 gap-x-gutter ${styles.map}`} aria-labelledby="all-pages">
      <div className={`stack gap-y-2 ${styles.head}`}>
        <h2 id="all-pages">{words.title}</h2>
        <p>{words.lede}</p>
      </div>
      {sections.map(({ key, links, lists }) => (
        <section
          key={key}
          className={`stack gap-y-3 ${styles.section}`}
          data-wide={lists.length > 0}
        >
          <h3>{words.sections[key]}</h3>
          <Links links={links} />
          {lists.map((list) => (
            <div key={list.key}>
              <h4>{words[list.key]}</h4>
              <Links links={list.links} isMany />
            </div>
          ))}
        </section>
      ))}
    </nav>
  );
}

/** The attributes of a link to a page in Spanish, whose label is Spanish as well. */
function spanishMarks(href: string) {
  return href.startsWith('/es/') ? { lang: 'es', hrefLang: 'es' } : undefined;
}

function Links({ links, isMany = false }: { links: readonly NavLink[]; isMany?: boolean }) {
  return (
    <ul className={isMany ? 'small' : undefined} role="list">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} {...spanishMarks(href)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
