import { speakers } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import type { MediaContact } from './media-contact.ts';
import styles from './media-contact-card.module.css';
import type { MediaDeskFile } from './media-desk.schema.ts';

interface Props {
  desk: MediaDeskFile;
  contact: MediaContact;
}

/** How to reach the media team and how soon it answers; beside it, who can be quoted. */
export function MediaContactCard({ desk: { contact: words, sources }, contact }: Props) {
  const [mailbox, domain] = contact.address.split('@');
  return (
    <Band>
      <Split columns="7-5">
        <section className={styles.card} aria-labelledby="contact">
          <h2 id="contact">{words.title}</h2>
          <dl>
            <div>
              <dt>E-mail</dt>
              <dd>
                <a href={contact.href}>
                  {mailbox}@<wbr />
                  {domain}
                </a>
              </dd>
            </div>
            <div>
              <dt>Response time</dt>
              <dd>{words.responseTime}</dd>
            </div>
            <div>
              <dt>Business hours</dt>
              <dd>{words.hours}</dd>
            </div>
          </dl>
        </section>
        <section className={styles.sources} aria-labelledby="sources">
          <h2 id="sources">{sources.title}</h2>
          <p>{sources.text}</p>
          <ArrowLink href={speakers.href}>{sources.link}</ArrowLink>
        </section>
      </Split>
    </Band>
  );
}
