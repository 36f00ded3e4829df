import { Brand } from '#shell/header/Brand.tsx';
import type { ShellWords } from '#shell/shell-words.schema.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import type { SiteView } from '#site/site.ts';
import styles from './footer.module.css';

interface Props {
  site: SiteView;
  words: ShellWords;
  /** Year of the build; the browser puts in its own when it is later. */
  year: number;
}

/** The footer of a page in another language: its links lead to English pages and say so. */
export function TranslatedFooter({ site, words: { footer, links, english }, year }: Props) {
  const letter = (to: string, subject: string) => mailtoHref({ to, subject });
  return (
    <footer data-ground="ember">
      <div className={styles.wrap}>
        <nav className={styles.columns} aria-label={footer.label} data-print="none">
          <div className={styles.about}>
            <Brand name={site.name} ground="ember" />
            <p>{footer.tagline}</p>
            <p>{english}</p>
          </div>
          <div>
            <h2>{footer.pages}</h2>
            <ul role="list">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} hrefLang="en">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{footer.write}</h2>
            <ul role="list">
              <li>
                <a href={letter(site.email.hello, footer.contact)}>{footer.contact}</a>
              </li>
              <li>
                <a href={letter(site.email.accessibility, footer.barrier)}>{footer.barrier}</a>
              </li>
            </ul>
          </div>
        </nav>
        <div className={styles.legal}>
          <span>
            © <span data-current-year="">{year}</span> {site.name}
          </span>
          {footer.legal.map(({ href, label }) => (
            <a key={href} href={href} hrefLang="en">
              {label}
            </a>
          ))}
          {site.demonstration && <span>{footer.demonstration}</span>}
        </div>
      </div>
    </footer>
  );
}
