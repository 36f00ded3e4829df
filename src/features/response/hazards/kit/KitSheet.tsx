import '../hazard-colors.css';
import type { ReactNode } from 'react';
import type { SourceLink } from '#features/evidence/claims/claim.ts';
import type { SiteView } from '#site/site.ts';
import { fillIn } from '#site/words.ts';
import type { KitPageFile } from '../../pages.schema.ts';
import { marksOf, referencesOf } from '../references.ts';
import { type KitView, phases } from './kit.ts';
import styles from './kit-sheet.module.css';
import { reviewLine } from './kit-text.ts';

interface Props {
  kit: KitView;
  page: KitPageFile;
  site: SiteView;
  /** The site's own address, such as `https://….example`. */
  origin: string;
}

/** The kit on two printed pages, in place of the page: only what may be quoted, each document once with its address. */
export function KitSheet({ kit, page, site, origin }: Props) {
  const references = referencesOf(kit);
  const cite = (...sources: SourceLink[]) => <> {marksOf(sources, references)}</>;
  const address = (path: string) => `${new URL(origin).host}${path}`;
  return (
    <div className={styles.sheet} data-hazard={kit.icon}>
      {kit.messages.map(({ length, text, sources }) => (
        <Part key={length} title={`${page.messages.title}: ${page.messages[length]}`}>
          <p>
            {text}
            {cite(...sources)}
          </p>
        </Part>
      ))}
      <Part title={page.impacts} items={kit.healthImpacts} />
      <Part title={page.atRisk} items={kit.atRisk} />
      {phases.map((phase) => (
        <Part
          key={phase}
          title={`${page.advice.title}: ${page.advice[phase]}`}
          items={kit.advice[phase].map(({ text, source }) => (
            <>
              {text}
              {cite(source)}
            </>
          ))}
        />
      ))}
      <Part
        title={page.facts.title}
        items={kit.facts.map(({ published: { wording, source } }) => (
          <>
            {wording}
            {cite(source)}
          </>
        ))}
      />
      <Part title={page.questions.title} items={kit.questions} />
      <Part
        title={page.speakers.title}
        items={kit.speakers.map(({ name, title }) => `${name}, ${title}`)}
        note={fillIn(page.sheet.contact, { email: site.email.media })}
      />
      {kit.story && (
        <Part title={page.story.title}>
          <p>
            “{kit.story.quote}” {kit.story.name}. {address(kit.story.href)}
          </p>
        </Part>
      )}
      <Part
        title={page.events.title}
        items={kit.events.map(
          ({ title, weekday, time, zone, location }) =>
            `${title}. ${weekday}, ${time} ${zone}. ${location}`,
        )}
        {...(kit.events.length === 0 && { note: page.events.none })}
      />
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
  items?: readonly ReactNode[];
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
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a static list that never changes its order.
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
    </section>
  );
}
