import type { ReactNode } from 'react';
import { Band } from '#ui/band/Band.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import type { StoryView } from './story.ts';
import styles from './story-page.module.css';
import type { StoryPageFile } from './story-page.schema.ts';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Stories', href: '/stories' },
];

interface Props {
  page: StoryPageFile;
  story: StoryView;
  /** Player, facts and transcript, in this order. */
  children: ReactNode;
}

/** A story's own page: what happened, who tells it, the recording, and every word of it. */
export function StoryPage({ page, story, children }: Props) {
  return (
    <>
      <PageHead
        title={story.title}
        lede={`${story.name}. ${story.role}, ${story.location}.`}
        crumbs={crumbs}
      />
      <Band>
        <div className={styles.story}>
          <div className={styles.words}>
            <Quote text={story.quote} size="medium" />
            <p>{story.excerpt}</p>
            {story.contentNote && (
              <Callout>
                <p>
                  <strong>{page.noteTitle}.</strong> {story.contentNote}
                </p>
              </Callout>
            )}
          </div>
          {children}
        </div>
      </Band>
    </>
  );
}
