import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { TagList } from '#ui/tag/TagList.tsx';
import { StoryPortraits } from './StoryPortraits.tsx';
import { cardTagLimit } from './story.ts';
import styles from './story-card.module.css';
import type { StorySummary } from './story-summary.ts';

interface Props {
  story: StorySummary;
  /** The control that plays it. */
  children?: ReactNode;
}

/** One story in its list (specification section 2, Story card). */
export function StoryCard({ story, children }: Props) {
  return (
    <article className={styles.card} data-kind={story.kind}>
      <div className={styles.faces}>
        <StoryPortraits people={story.people} />
        {story.kind === 'video' && (
          <p className={styles.flag}>
            <Icon of={Video} /> Video
          </p>
        )}
      </div>
      <div className={styles.words}>
        <blockquote>
          <h3 className={styles.quote}>“{story.quote}”</h3>
        </blockquote>
        <div>
          <p className={styles.name}>{story.name}</p>
          <Small>
            {story.role}, {story.location}
          </Small>
        </div>
        <p>{story.excerpt}</p>
        {children && <div className={styles.control}>{children}</div>}
        <div className={styles.meta}>
          <TagList label="Tags" tags={story.tags.slice(0, cardTagLimit)} />
          <ExternalLink className={styles.link} href={story.href}>
            Read the transcript<span className="visually-hidden"> of {story.name}</span>
          </ExternalLink>
        </div>
      </div>
    </article>
  );
}
