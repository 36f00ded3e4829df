import { Video } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '#site/use-loaded.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { timeInWords } from '#ui/player/clock.ts';
import { PlainPlayer } from '#ui/player/MediaElement.tsx';
import type { Recording } from '#ui/player/recording.ts';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { TagList } from '#ui/tag/Tag.tsx';
import { cardTagLimit, type StorySummary } from './story.ts';
import styles from './story-list.module.css';
import type { StoryKind } from './story-list.ts';

/** The stories of one kind: audio as one column, video as two. */
export function StoryList(props: { kind: StoryKind; stories: readonly StorySummary[] }) {
  const { kind, stories } = props;
  return (
    <ul className={styles.list} role="list" data-kind={kind}>
      {stories.map((story) => (
        <li key={story.id}>
          <StoryCard story={story} />
        </li>
      ))}
    </ul>
  );
}

/**
 * One story in its list (specification section 2, Story card): its title opens the page in this
 * tab, the transcript link opens it in a new one, as specified.
 */
function StoryCard({ story }: { story: StorySummary }) {
  return (
    <article className={`stack gap-y-4 gap-x-gutter ${styles.card}`} data-kind={story.kind}>
      <div className={styles.faces}>
        <div className={styles.portraits}>
          {story.people.map(({ name, initials, portrait: picture, since }) => (
            <Portrait
              key={name}
              picture={picture}
              initials={initials}
              since={since}
              shape="square"
            />
          ))}
        </div>
        {story.kind === 'video' && (
          <p className={styles.flag}>
            <Icon of={Video} /> Video
          </p>
        )}
      </div>
      <div className="stack start gap-y-3">
        <h3 className={styles.title}>
          <a href={story.href}>{story.title}</a>
        </h3>
        <div>
          <p className={styles.name}>{story.name}</p>
          <Small>
            {story.role}, {story.location}
          </Small>
          {story.recording && <Small>{timeInWords(story.recording.duration)}</Small>}
        </div>
        <blockquote className={styles.quote}>
          <p>“{story.quote}”</p>
        </blockquote>
        <p>{story.excerpt}</p>
        {story.recording && (
          <div className={styles.control}>
            <StoryCardPlayer id={story.id} recording={story.recording} />
          </div>
        )}
        <div className={`cluster ${styles.meta}`}>
          <TagList label="Tags" tags={story.tags.slice(0, cardTagLimit)} />
          <ExternalLink className={`target semibold ${styles.link}`} href={story.href}>
            Read the transcript<span className="visually-hidden"> of “{story.title}”</span>
          </ExternalLink>
        </div>
      </div>
    </article>
  );
}

const loadPlayer = () =>
  import('./player/SmallStoryPlayer.tsx').then((part) => part.SmallStoryPlayer);

/**
 * The player of a story in its card. Our player is loaded when the card comes near the window;
 * until then, and where it cannot be loaded, the browser's own player is there. That one is not
 * replaced while it plays, nor while it has the focus, which would be lost.
 */
function StoryCardPlayer({ id, recording }: { id: string; recording: Recording }) {
  const place = useRef<HTMLDivElement>(null);
  const { value: Player, load } = useLoaded(loadPlayer);
  const [isInUse, setInUse] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { rootMargin: '300px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its controls.
    <div ref={place} className={styles.place} onFocus={() => !Player && setInUse(true)}>
      {Player && !isInUse ? (
        <Player id={id} recording={recording} />
      ) : (
        <PlainPlayer recording={recording} onPlay={() => setInUse(true)} />
      )}
    </div>
  );
}
