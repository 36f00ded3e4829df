import { contact } from '#features/letters/definitions/contact.ts';
import { barrier, newsletter } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import type { MediaDeskFile } from '#features/media/media-pages.schema.ts';
import { inEnglish } from '#shell/header/Navigation.tsx';
import { Brand } from '#shell/header/SiteHeader.tsx';
import { footerColumns, legalLinks, linkTo } from '#shell/menus.ts';
import type { ShellWords } from '#shell/shell-words.schema.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import type { NavGroup, NavLink } from '#site/navigation.ts';
import { offeredAddress, type SiteView } from '#site/site.ts';
import { fillIn } from '#site/words.ts';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import styles from './footer.module.css';

interface Props {
  site: SiteView;
  /**
   * The year of the build; `keepYearCurrent` (enhance.ts) replaces it in the browser once it is
   * over.
   */
  year: number;
  /** Texts and links in another language; English by default. */
  words?: ShellWords | undefined;
  /** The words about calling the media desk. */
  call: MediaDeskFile['call'];
}

/** The footer of every page, on ember. */
export function SiteFooter({ site, year, words, call }: Props) {
  const { name, tagline, demonstrationNotice } = site;
  const legal = words?.footer.legal.map(inEnglish) ?? legalLinks;
  const columns = words ? translatedColumns(words, site) : [...footerColumns, writeToUs];
  return (
    <footer data-ground="ember">
      <div className="page-width">
        <nav
          className={styles.columns}
          aria-label={words?.footer.label ?? 'Footer'}
          data-print="none"
        >
          <div className={styles.about}>
            <Brand name={name} ground="ember" />
            <p>{words?.footer.tagline ?? tagline}</p>
            {words && <p>{words.english}</p>}
          </div>
          {columns.map((column) => (
            <div key={column.label}>
              <h2>{column.label}</h2>
              <ul role="list">
                {column.links.map(({ label, href, letter, lang, hrefLang }) => (
                  <li key={label}>
                    <a href={href} lang={lang} hrefLang={hrefLang} data-letter={letter}>
                      {label}
                    </a>
                  </li>
                ))}
                {column === writeToUs && site.desk.phone && (
                  <li>
                    <a href={`tel:${site.desk.phone}`}>{`${call.label}: ${site.desk.phone}`}</a>
                    <p className={`small ${styles.promise}`}>{call.deadline}</p>
                  </li>
                )}
                {column === writeToUs && (
                  <li>
                    <OfferedLink href={offeredAddress(site.linkedin)} what="LinkedIn">
                      LinkedIn
                    </OfferedLink>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
        <div className={`cluster ${styles.legal}`}>
          <span>
            © <span data-current-year="">{year}</span> {name}
          </span>
          {legal.map((link) => (
            <a key={link.href} className="target" href={link.href} hrefLang={link.hrefLang}>
              {link.label}
            </a>
          ))}
          {site.demonstration && <span>{words?.footer.demonstration ?? demonstrationNotice}</span>}
        </div>
      </div>
    </footer>
  );
}

/** The ways to reach the network, the same at the same place on every page (WCAG 3.2.6). */
const writeToUs: NavGroup = {
  label: 'Write to us',
  links: [
    { label: 'Contact us', href: letterLink(contact).href, letter: contact.id },
    { label: 'Newsletter', href: '/resources/library#stay-updated', letter: newsletter.id },
    linkTo('requests', 'My requests'),
    { label: 'Report a barrier', href: letterLink(barrier).href, letter: barrier.id },
  ],
};

/** The columns in another language: their links lead to English pages and say so. */
function translatedColumns({ links, footer }: ShellWords, { email, desk }: SiteView): NavGroup[] {
  const letter = (to: string, label: string): NavLink => ({
    label,
    href: mailtoHref({ to, subject: label }),
  });
  const letters = [
    letter(email.hello, footer.contact),
    letter(email.accessibility, footer.barrier),
  ];
  const { phone } = desk;
  if (phone) letters.push({ label: fillIn(footer.call, { phone }), href: `tel:${phone}` });
  return [
    { label: footer.pages, links: links.map(inEnglish) },
    { label: footer.write, links: letters },
  ];
}
