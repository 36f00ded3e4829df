import type { SearchPageFile } from '../search-page.schema.ts';
import styles from './site-map.module.css';
import type { MapLink, MapSection } from './site-map.ts';

interface Props {
  words: SearchPageFile['map'];
  sections: readonly MapSection[];
}

/** Every page of the site by section: the way on without script, and where a search finds nothing. */
export function SiteMap({ words, sections }: Props) {
  return (
    <nav className={styles.map} aria-labelledby="all-pages">
      <div className={styles.head}>
        <h2 id="all-pages">{words.title}</h2>
        <p>{words.lede}</p>
      </div>
      {sections.map(({ key, links, lists }) => (
        <section key={key} className={styles.section} data-wide={lists.length > 0}>
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

function Links({ links, isMany = false }: { links: readonly MapLink[]; isMany?: boolean }) {
  return (
    <ul className={isMany ? styles.many : undefined} role="list">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
