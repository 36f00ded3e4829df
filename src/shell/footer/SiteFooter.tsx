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

const contactLinks: readonly FooterLink[] = [
  { label: 'Contact us', href: letterLink(contact).href, letter: contact.id },
  { label: 'Newsletter', href: '/resources/library#stay-updated', letter: newsletter.id },
  { label: 'My requests', href: '/my-requests' },
  { label: 'Report a barrier', href: letterLink(barrier).href, letter: barrier.id },
];

interface Props {
  site: SiteView;
  /** Year of the build; `keepYearCurrent` replaces it in the browser when it is over. */
  year: number;
}

/** The footer of every page in English, on ember. */
export function SiteFooter({ site, year }: Props) {
  return (
    <FooterFrame
      {...{ site, year }}
      label="Footer"
      about={<p>{site.tagline}</p>}
      legal={legalLinks}
      notice={site.demonstrationNotice}
    >
      {footerColumns.map(({ label, links }) => (
        <LinkColumn key={label} title={label} links={links} />
      ))}
      {/* The same ways to reach the network at the same place on every page (WCAG 3.2.6). */}
      <LinkColumn title="Write to us" links={contactLinks}>
        <li>
          <OfferedLink href={addressOf(site.linkedin)} what="LinkedIn">
            LinkedIn
          </OfferedLink>
        </li>
      </LinkColumn>
    </FooterFrame>
  );
}

/** The footer of a page in another language: its links lead to English pages and say so. */
export function TranslatedFooter({ site, year, words }: Props & { words: ShellWords }) {
  const { footer, links, english } = words;
  const letter = (to: string, subject: string) => ({
    href: mailtoHref({ to, subject }),
    label: subject,
  });
  const inEnglish = (link: FooterLink) => ({ ...link, hrefLang: 'en' });
  return (
    <FooterFrame
      {...{ site, year }}
      label={footer.label}
      about={
        <>
          <p>{footer.tagline}</p>
          <p>{english}</p>
        </>
      }
      legal={footer.legal.map(inEnglish)}
      notice={footer.demonstration}
    >
      <LinkColumn title={footer.pages} links={links.map(inEnglish)} />
      <LinkColumn
        title={footer.write}
        links={[
          letter(site.email.hello, footer.contact),
          letter(site.email.accessibility, footer.barrier),
        ]}
      />
    </FooterFrame>
  );
}

interface FooterLink {
  label: string;
  href: string;
  /** The id of the letter that the link opens where scripts run. */
  letter?: string | undefined;
  hrefLang?: string;
}

interface FrameProps extends Props {
  label: string;
  /** Paragraphs under the name of the site. */
  about: ReactNode;
  legal: readonly FooterLink[];
  notice: string;
  /** Columns of links. */
  children: ReactNode;
}

function FooterFrame({ site, year, label, about, legal, notice, children }: FrameProps) {
  return (
    <footer data-ground="ember">
      <div className="page-width">
        <nav className={styles.columns} aria-label={label} data-print="none">
          <div className={styles.about}>
            <Brand name={site.name} ground="ember" />
            {about}
          </div>
          {children}
        </nav>
        <div className={`cluster ${styles.legal}`}>
          <span>
            © <span data-current-year="">{year}</span> {site.name}
          </span>
          {legal.map((link) => (
            <a key={link.href} className="target" href={link.href} hrefLang={link.hrefLang}>
              {link.label}
            </a>
          ))}
          {site.demonstration && <span>{notice}</span>}
        </div>
      </div>
    </footer>
  );
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
