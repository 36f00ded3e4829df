import { Brand } from '#shell/header/Brand.tsx';
import { footerColumns, legalLinks } from '#site/navigation.ts';
import type { SiteView } from '#site/site.ts';
import { ContactColumn } from './ContactColumn.tsx';
import styles from './footer.module.css';

interface Props {
  site: SiteView;
  /** Year of the build; the browser puts in its own when it is later. */
  year: number;
}

/** The ember ground every page ends on. */
export function SiteFooter({ site, year }: Props) {
  return (
    <footer data-ground="ember">
      <div className={styles.wrap}>
        <nav className={styles.columns} aria-label="Footer" data-print="none">
          <div className={styles.about}>
            <Brand name={site.name} ground="ember" />
            <p>{site.tagline}</p>
          </div>
          {footerColumns.map(({ label, links }) => (
            <div key={label}>
              <h2>{label}</h2>
              <ul role="list">
                {links.map((link) => (
                  <li key={link.label}>
                    <a href={link.href} data-letter={link.letter}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <ContactColumn site={site} />
        </nav>
        <div className={styles.legal}>
          <span>
            © <span data-current-year="">{year}</span> {site.name}
          </span>
          {legalLinks.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {site.demonstration && <span>{site.demonstrationNotice}</span>}
        </div>
      </div>
    </footer>
  );
}
