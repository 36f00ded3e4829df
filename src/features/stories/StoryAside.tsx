import { shortDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { timeInWords } from '#ui/player/clock.ts';
import { TagList } from '#ui/tag/TagList.tsx';
import { DownloadList } from './player/DownloadList.tsx';
import { StoryPeople } from './StoryPeople.tsx';
import type { StoryView } from './story.ts';
import styles from './story-page.module.css';
import type { StoryPageFile } from './story-page.schema.ts';

interface Props {
  page: StoryPageFile;
  story: StoryView;
}

/** Beside a story: who is heard, where and when, for how long, the files, and what may be done with it. */
export function StoryAside({ page: { facts, downloads, reuse }, story }: Props) {
  const { recording } = story;
  const length = recording && timeInWords(recording.duration);
  return (
    <div className={styles.aside}>
      <StoryPeople people={story.people} />
      <FactList>
        <Fact term={facts.place}>{story.location}</Fact>
        <Fact term={facts.recorded}>
          <time dateTime={story.recorded}>{shortDate(story.recorded)}</time>
        </Fact>
        {length && (
          <Fact term={facts.length}>
            {recording.isExcerpt ? fillIn(facts.excerpt, { length }) : length}
          </Fact>
        )}
      </FactList>
      <TagList label="Tags" tags={story.tags} />
      {recording && <DownloadList words={downloads} name={story.title} recording={recording} />}
      <Small>
        <strong>{reuse.title}.</strong> {reuse.text} {reuse.example}{' '}
        <a href="/terms">{reuse.link}</a>
      </Small>
    </div>
  );
}
