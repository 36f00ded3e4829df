import type { ReactNode } from 'react';
import type { ResourceView } from '#features/library/resource.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { Band } from '#ui/band/Band.tsx';
import type { StoryView } from '../story.ts';
import type { StoryPageFile } from '../story-page.schema.ts';
import { RelatedItem, RelatedList } from './RelatedList.tsx';
import styles from './related.module.css';

interface Props {
  words: StoryPageFile['related'];
  speakers: readonly SpeakerView[];
  resources: readonly ResourceView[];
  stories: readonly StoryView[];
  /** The way to the stories before and after. */
  children: ReactNode;
}

/** Where a story leads: who speaks on its subjects, what there is to read, what others told. */
export function Related({ words, speakers, resources, stories, children }: Props) {
  return (
    <Band ground="surface">
      <div className={styles.columns}>
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
      {children}
    </Band>
  );
}
