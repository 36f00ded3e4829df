import type { ReactNode } from 'react';
import { barrier, contact, newsletter } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { Brand } from '#shell/header/SiteHeader.tsx';
import type { ShellWords } from '#shell/shell-words.schema.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import { footerColumns, legalLinks } from '#site/navigation.ts';
import { addressOf, type SiteView } from '#site/site.ts';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import styles from './footer.module.css';

interface Props {
  site: SiteView;
  /** Year of the build; `keepYearCurrent` replaces it in the browser when it is over. */
  year: number;
  /** Texts and links in another language; English by default. */
  words?: ShellWords | undefined;
}

/** The footer of every page, on ember. */
export function SiteFooter({ site, year, words }: Props) {
  const { name, tagline, demonstrationNotice } = site;
  const legal: readonly FooterLink[] = words?.footer.legal.map(inEnglish) ?? legalLinks;
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
          {words ? <TranslatedColumns site={site} words={words} /> : <Columns site={site} />}
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

interface FooterLink {
  label: string;
  href: string;
  /** The id of the letter that the link opens where scripts run. */
  letter?: string | undefined;
  hrefLang?: string;
}

/** The ways to reach the network, the same at the same place on every page (WCAG 3.2.6). */
const contactLinks: readonly FooterLink[] = [
  { label: 'Contact us', href: letterLink(contact).href, letter: contact.id },
  { label: 'Newsletter', href: '/resources/library#stay-updated', letter: newsletter.id },
  { label: 'My requests', href: '/my-requests' },
  { label: 'Report a barrier', href: letterLink(barrier).href, letter: barrier.id },
];

function Columns({ site }: { site: SiteView }) {
  return (
    <>
      {footerColumns.map(({ label, links }) => (
        <LinkColumn key={label} title={label} links={links} />
      ))}
      <LinkColumn title="Write to us" links={contactLinks}>
        <li>
          <OfferedLink href={addressOf(site.linkedin)} what="LinkedIn">
            LinkedIn
          </OfferedLink>
        </li>
      </LinkColumn>
    </>
  );
}

/** Columns in another language: their links lead to English pages and say so. */
function TranslatedColumns({ site, words }: { site: SiteView; words: ShellWords }) {
  const { pages, write, contact, barrier } = words.footer;
  const letter = (to: string, subject: string) => ({
    href: mailtoHref({ to, subject }),
    label: subject,
  });
  const letters = [letter(site.email.hello, contact), letter(site.email.accessibility, barrier)];
  return (
    <>
      <LinkColumn title={pages} links={words.links.map(inEnglish)} />
      <LinkColumn title={write} links={letters} />
    </>
  );
}

function inEnglish(link: FooterLink): FooterLink {
  return { ...link, hrefLang: 'en' };
}

interface ColumnProps {
  title: string;
  links: readonly FooterLink[];
  children?: ReactNode;
}

function LinkColumn({ title, links, children }: ColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul role="list">
        {links.map(({ label, href, letter, hrefLang }) => (
          <li key={label}>
            <a href={href} hrefLang={hrefLang} data-letter={letter}>
              {label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
