import { barrier, contact, newsletter } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { addressOf, type SiteView } from '#site/site.ts';
import { OfferedLink } from '#ui/offered-link/OfferedLink.tsx';

interface Props {
  site: SiteView;
}

/** How to reach the network: the same links at the same place on every page (WCAG 3.2.6). */
export function ContactColumn({ site }: Props) {
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
