import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { TagList } from '#ui/tag/Tag.tsx';
import { StoryPortraits } from './StoryPortraits.tsx';
import { cardTagLimit } from './story.ts';
import styles from './story-card.module.css';
import type { StorySummary } from './story-summary.ts';

interface Props {
  story: StorySummary;
  /** The control that plays it. */
  children?: ReactNode;
}

/**
 * One story in its list (specification section 2, Story card): its title opens it here, the transcript link in the new
 * tab that the specification asks for.
 */
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
        <h3 className={styles.title}>
          <a href={story.href}>{story.title}</a>
        </h3>
        <div>
          <p className={styles.name}>{story.name}</p>
          <Small>
            {story.role}, {story.location}
          </Small>
        </div>
        <blockquote className={styles.quote}>
          <p>“{story.quote}”</p>
        </blockquote>
        <p>{story.excerpt}</p>
        {children && <div className={styles.control}>{children}</div>}
        <div className={styles.meta}>
          <TagList label="Tags" tags={story.tags.slice(0, cardTagLimit)} />
          <ExternalLink className={styles.link} href={story.href}>
            Read the transcript<span className="visually-hidden"> of “{story.title}”</span>
          </ExternalLink>
        </div>
      </div>
    </article>
  );
}
