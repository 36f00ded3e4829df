import '../hazard-colors.css';
import type { ReactNode } from 'react';
import type { SourceLink } from '#features/evidence/claims/claim.ts';
import { fillInPhone } from '#site/desk-phone.ts';
import type { SiteView } from '#site/site.ts';
import { fillIn } from '#site/words.ts';
import type { KitPageFile } from '../../response.table.ts';
import { referenceMarks } from '../references.ts';
import { hasEvents, type KitView, kitReferences, quotableParts, reviewLine } from './kit.ts';
import styles from './kit-sheet.module.css';

interface Props {
  kit: KitView;
  page: KitPageFile;
  site: SiteView;
  origin: string;
}

/**
 * The kit on two sheets, printed in place of the page. It has only figures that may be quoted, and
 * each document once with its address.
 */
export function KitSheet({ kit, page, site, origin }: Props) {
  const references = kitReferences(kit);
  const cited = (text: string, sources: readonly SourceLink[]) =>
    [text, referenceMarks(sources, references)].filter(Boolean).join(' ');
  const address = (path: string) => `${new URL(origin).host}${path}`;
  return (
    <div className={styles.sheet} data-hazard={kit.icon} data-prints="kit">
      {kit.messages.map(({ length, text, sources }) => (
        <Part key={length} title={`${page.messages.title}: ${page.messages[length]}`}>
          <p>{cited(text, sources)}</p>
        </Part>
      ))}
      {quotableParts(kit, page).map(({ title, lines }) => (
        <Part
          key={title}
          title={title}
          items={lines.map(({ text, sources }) => cited(text, sources))}
        />
      ))}
      <Part
        title={page.speakers.title}
        items={kit.speakers.map(({ name, title }) => `${name}, ${title}`)}
        note={
          kit.speakers.length === 0
            ? page.speakers.nobody
            : fillIn(fillInPhone(page.sheet.contact, site.desk.phone), { email: site.email.media })
        }
      />
      {kit.story && (
        <Part title={page.story.title}>
          <p>
            “{kit.story.quote}” {kit.story.name}. {address(kit.story.href)}
          </p>
        </Part>
      )}
      {hasEvents && (
        <Part
          title={page.events.title}
          items={kit.events.map(
            ({ title, weekday, time, zone, location }) =>
              `${title}. ${weekday}, ${time} ${zone}. ${location}`,
          )}
          {...(kit.events.length === 0 && { note: page.events.none })}
        />
      )}
      <section className={styles.sources}>
        <h2>{page.text.sources}</h2>
        <ol role="list">
          {references.map(({ name, href }, index) => (
            <li key={href + name}>
              [{index + 1}] {name}. {href}
            </li>
          ))}
        </ol>
        <p>
          {reviewLine(kit, page)} {site.name}, {address(kit.href)}.{' '}
          {site.demonstration && site.demonstrationNotice}
        </p>
      </section>
    </div>
  );
}

interface PartProps {
  title: string;
  items?: readonly string[];
  note?: string;
  children?: ReactNode;
}

function Part({ title, items = [], note, children }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
    </section>
  );
}
