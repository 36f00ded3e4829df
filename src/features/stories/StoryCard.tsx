import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { TagList } from '#ui/tag/TagList.tsx';
import { StoryPortraits } from './StoryPortraits.tsx';
import { cardTagLimit, type StoryView } from './story.ts';
import styles from './story-card.module.css';

interface Props {
  story: StoryView;
}

/** One story in its list (specification section 2, Story card). */
export function StoryCard({ story }: Props) {
  return (
    <article className={styles.card} data-kind={story.kind}>
      <StoryPortraits people={story.people} />
      <div className={styles.words}>
        <h3 className={styles.quote}>“{story.quote}”</h3>
        <div>
          <p className={styles.name}>{story.name}</p>
          <Small>
            {story.role}, {story.location}
          </Small>
        </div>
        <p>{story.excerpt}</p>
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
