import type { ReactNode } from 'react';
import type { ResourceView } from '#features/library/resource.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { Band } from '#ui/band/Band.tsx';
import { ArrowLink, BackLink } from '#ui/button/ArrowLink.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import type { StoryPageFile } from './stories-words.schema.ts';
import type { StoryView } from './story.ts';
import styles from './story-related.module.css';

interface Props {
  words: StoryPageFile['related'];
  speakers: readonly SpeakerView[];
  resources: readonly ResourceView[];
  stories: readonly StoryView[];
  /** The stories before and after in the order of the list. */
  previous: StoryView | undefined;
  next: StoryView | undefined;
}

/** The end of a story's page: stories, speakers and documents on its subjects, and links to the stories before and after. */
export function StoryRelated({ words, speakers, resources, stories, previous, next }: Props) {
  return (
    <Band ground="surface">
      <div className={`stack ${styles.columns}`} data-gap="7 g">
        {stories.length > 0 && (
          <RelatedList id="related-stories" title={words.stories}>
            {stories.map(({ id, href, title, name }) => (
              <RelatedItem key={id} title={title} href={href}>
                {name}
              </RelatedItem>
            ))}
          </RelatedList>
        )}
        {speakers.length > 0 && (
          <RelatedList id="related-speakers" title={words.speakers}>
            {speakers.map(({ id, href, name, title, organization }) => (
              <RelatedItem key={id} title={name} href={href}>
                {title}, {organization}
              </RelatedItem>
            ))}
          </RelatedList>
        )}
        {resources.length > 0 && (
          <RelatedList id="related-resources" title={words.resources}>
            {resources.map(({ id, href, title, publisher, date, fileUrl }) => (
              <RelatedItem key={id} title={title} href={fileUrl ?? href}>
                {publisher}, {date}
              </RelatedItem>
            ))}
          </RelatedList>
        )}
      </div>
      <nav className={`row apart ${styles.nav}`} data-gap="0 g" aria-label="Story before and after">
        {previous && <BackLink href={previous.href}>Previous: {previous.title}</BackLink>}
        {next && <ArrowLink href={next.href}>Next: {next.title}</ArrowLink>}
      </nav>
    </Band>
  );
}

interface ListProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One column with its heading. */
function RelatedList({ id, title, children }: ListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list} role="list">
        {children}
      </ul>
    </section>
  );
}

interface ItemProps {
  title: string;
  href: string;
  children: ReactNode;
}

/** A link and a line about it. Links to other sites open a new tab. */
function RelatedItem({ title, href, children }: ItemProps) {
  return (
    <li>
      {href.startsWith('/') ? (
        <a className={styles.link} href={href}>
          {title}
        </a>
      ) : (
        <ExternalLink className={styles.link} href={href}>
          {title}
        </ExternalLink>
      )}
      <p className="small quiet">{children}</p>
    </li>
  );
}
