import { mailtoHref } from '#site/mail/mailto.ts';
import type { SiteView } from '#site/site.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';

interface Props {
  site: SiteView;
}

/** How to reach the network: the same links at the same place on every page (WCAG 3.2.6). */
export function ContactColumn({ site }: Props) {
  const { hello, accessibility } = site.email;
  return (
    <div>
      <h2>Write to us</h2>
      <ul role="list">
        <li>
          <a href={mailtoHref({ to: hello, subject: `Message to ${site.name}` })}>Contact us</a>
        </li>
        <li>
          <a
            href={mailtoHref({ to: hello, subject: 'New newsletter signup' })}
            data-contact="signup"
          >
            Newsletter
          </a>
        </li>
        <li>
          <a href="/my-requests">My requests</a>
        </li>
        <li>
          <a href={mailtoHref({ to: accessibility, subject: 'A barrier on the website' })}>
            Report a barrier
          </a>
        </li>
        <li>
          {site.linkedin === '#' ? (
            <span>LinkedIn: coming soon</span>
          ) : (
            <ExternalLink href={site.linkedin}>LinkedIn</ExternalLink>
          )}
        </li>
      </ul>
    </div>
  );
}
