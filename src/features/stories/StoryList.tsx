import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { TagList } from '#ui/tag/Tag.tsx';
import { StoryDrawing } from './drawing/StoryDrawing.tsx';
import { TalkBand } from './drawing/TalkBand.tsx';
import { cardTagLimit, type StorySummary } from './story.ts';
import styles from './story-list.module.css';
import type { StoryKind } from './story-list.ts';
import { useCardPlayer } from './use-card-player.tsx';

/** The stories of one kind: audio as one column, video as two. */
export function StoryList(props: { kind: StoryKind; stories: readonly StorySummary[] }) {
  const { kind, stories } = props;
  return (
    <ul className={styles.list} role="list" data-kind={kind}>
      {stories.map((story) => (
        <li key={story.id}>
          {kind === 'audio' ? <AudioCard story={story} /> : <FilmCard story={story} />}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  story: StorySummary;
}

/**
 * One audio story in its list (specification section 2, Story card): its drawing, which becomes the
 * player, beside its words. Its title opens the page in this tab, the transcript link opens it in a
 * new one, as specified.
 */
function AudioCard({ story }: Props) {
  const { title, href, quote } = story;
  const { player, listen } = useCardPlayer(story, (slider) => (
    <StoryDrawing {...story} size="row" track={slider} />
  ));
  return (
    <article className={`stack gap-y-4 gap-x-gutter ${styles.card}`} data-kind="audio">
      {player ?? <StoryDrawing {...story} size="row" />}
      <div className="stack start gap-y-3">
        <h3 className={styles.title}>
          <a href={href}>{title}</a>
        </h3>
        <StoryQuote quote={quote} />
        <StoryWords story={story} />
        <StoryWays story={story}>{listen}</StoryWays>
      </div>
    </article>
  );
}

/** One film in its list: a poster drawn of its voices, which becomes the player, over its words. */
function FilmCard({ story }: Props) {
  const { title, href, quote, name } = story;
  const { player, listen } = useCardPlayer(story);
  return (
    <article className={`stack gap-y-4 ${styles.card}`} data-kind="video">
      {player ?? (
        <div className={styles.poster} data-ground="ember">
          <div className={styles.over}>
            <div>
              <p className={styles.flag}>
                <Icon of={Video} /> Video
              </p>
              <p className={styles.maker}>{name}</p>
            </div>
            {listen}
          </div>
          <StoryDrawing {...story} size="poster" />
        </div>
      )}
      <div className="stack start gap-y-3">
        <h3 className={styles.title}>
          <a href={href}>{title}</a>
        </h3>
        <StoryQuote quote={quote} />
        <StoryWords story={story} />
        <StoryWays story={story} />
      </div>
    </article>
  );
}

/** The story that leads the list, with its drawing across the window. */
export function LeadStory({ story }: Props) {
  const { title, href, quote, excerpt } = story;
  const { player, listen } = useCardPlayer(story, (slider) => (
    <StoryDrawing {...story} size="large" track={slider} />
  ));
  return (
    <TalkBand
      ground="cold"
      labelledBy="lead"
      drawing={player ?? <StoryDrawing {...story} size="large" />}
    >
      <article className={`stack gap-y-4 gap-x-gutter ${styles.lead}`}>
        <div className="stack start gap-y-3">
          <h2 className={styles.title} id="lead">
            <a href={href}>{title}</a>
          </h2>
          <StoryQuote quote={quote} />
        </div>
        <div className="stack start gap-y-3">
          <p>{excerpt}</p>
          <StoryTeller story={story} />
          <StoryWays story={story}>{listen}</StoryWays>
        </div>
      </article>
    </TalkBand>
  );
}

function StoryQuote({ quote }: { quote: string }) {
  return (
    <blockquote className={styles.quote}>
      <p>“{quote}”</p>
    </blockquote>
  );
}

function StoryTeller({ story: { name, role, location } }: Props) {
  return (
    <div>
      <p className={styles.name}>{name}</p>
      <Small>
        {role}, {location}
      </Small>
    </div>
  );
}

function StoryWords({ story }: Props) {
  return (
    <>
      <StoryTeller story={story} />
      <p className={styles.excerpt}>{story.excerpt}</p>
    </>
  );
}

/** The ways on: to hear it here, its first tags, its transcript. */
function StoryWays({ story, children }: Props & { children?: ReactNode }) {
  const { title, href, tags } = story;
  return (
    <div className={`cluster ${styles.ways}`}>
      {children}
      <ExternalLink className={`target semibold ${styles.link}`} href={href}>
        Read the transcript<span className="visually-hidden"> of “{title}”</span>
      </ExternalLink>
      <TagList label="Tags" tags={tags.slice(0, cardTagLimit)} />
    </div>
  );
}
