import { barrier, contact, newsletter } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { Brand } from '#shell/header/SiteHeader.tsx';
import type { ShellWords } from '#shell/shell-words.schema.ts';
import { addressOf } from '#site/address-of.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import { footerColumns, legalLinks } from '#site/navigation.ts';
import type { SiteView } from '#site/site.ts';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
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

interface ContactColumnProps {
  site: SiteView;
}

/** How to reach the network: the same links at the same place on every page (WCAG 3.2.6). */
export function ContactColumn({ site }: ContactColumnProps) {
  return (
    <div>
      <h2>Write to us</h2>
      <ul role="list">
        <li>
          <a {...letterLink(contact)}>Contact us</a>
        </li>
        <li>
          <a href="/resources/library#stay-updated" data-letter={newsletter.id}>
            Newsletter
          </a>
        </li>
        <li>
          <a href="/my-requests">My requests</a>
        </li>
        <li>
          <a {...letterLink(barrier)}>Report a barrier</a>
        </li>
        <li>
          <OfferedLink href={addressOf(site.linkedin)} what="LinkedIn">
            LinkedIn
          </OfferedLink>
        </li>
      </ul>
    </div>
  );
}

interface TranslatedFooterProps {
  site: SiteView;
  words: ShellWords;
  /** Year of the build; the browser puts in its own when it is later. */
  year: number;
}

/** The footer of a page in another language: its links lead to English pages and say so. */
export function TranslatedFooter({
  site,
  words: { footer, links, english },
  year,
}: TranslatedFooterProps) {
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
