import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResourceView } from '#features/library/resource.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { home, sections } from '#site/navigation.ts';
import { shortDate } from '#site/time/labels.ts';
import { playerAddress } from '#site/video-link.ts';
import { fileSizeLabel, fillIn, inLine } from '#site/words.ts';
import { Band } from '#ui/band/Band.tsx';
import { ArrowLink, BackLink } from '#ui/button/ArrowLink.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { timeInWords } from '#ui/player/clock.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { TagList } from '#ui/tag/Tag.tsx';
import { VideoFacade } from '#ui/video-facade/VideoFacade.tsx';
import { StoryDrawing } from './drawing/StoryDrawing.tsx';
import talk from './drawing/story-drawing.module.css';
import type { StoryPageFile } from './story.schema.ts';
import type { RecordingView, StoryPerson, StoryView } from './story.ts';
import styles from './story-page.module.css';

interface Props {
  page: StoryPageFile;
  story: StoryView;
}

/**
 * A story's own page (specification section 2): what it is and what to know before, then as
 * `children` player, words, facts and transcript.
 */
export function StoryPage({ page, story, children }: Props & { children: ReactNode }) {
  return (
    <>
      <PageHead
        title={story.title}
        lede={`${story.name}. ${story.role}, ${story.location}.`}
        crumbs={[home, sections.stories]}
      />
      {story.contentNote && (
        <div className={`page-width ${styles.note}`}>
          <Callout>
            <p>
              <strong>{page.noteTitle}.</strong> {story.contentNote}
            </p>
          </Callout>
        </div>
      )}
      {children}
    </>
  );
}

/** The quotation of a story, what it is about, and its film at a video host. */
export function StoryWords({ page, story }: Props) {
  return (
    <div className={`stack gap-y-4 ${styles.words}`}>
      <Quote text={story.quote} size="medium" />
      <p>{story.excerpt}</p>
      <StoryVideo page={page} story={story} />
    </div>
  );
}

/**
 * The film of a story at a video host: a placeholder that loads the player after a press, and a
 * link for those who have no script. Nothing without a film.
 */
export function StoryVideo({ page, story: { title, video } }: Props) {
  if (!video) return null;
  const { href, link } = video;
  return (
    <div className="stack gap-y-2">
      <VideoFacade title={title} host={link.host} player={playerAddress(link)} />
      <Small>
        <span data-with-script="">{page.video.untilPlay}</span>{' '}
        <OfferedLink className="target semibold" href={href}>
          {page.video.watch}
          <span className="visually-hidden">: {title}</span>
        </OfferedLink>
      </Small>
    </div>
  );
}

/** The facts beside a story: people, place, date, length, tags, files and terms of use. */
export function StoryAside({ page, story }: Props) {
  const { facts, reuse } = page;
  const { recording } = story;
  const length = recording && timeInWords(recording.duration);
  return (
    <div className={`stack gap-y-4 ${styles.aside}`}>
      <People people={story.people} />
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
      {recording && <Files page={page} story={story} recording={recording} />}
      <Small>
        <strong>{reuse.title}.</strong> {reuse.text} {reuse.example}{' '}
        <a href="/terms">{reuse.link}</a>
      </Small>
    </div>
  );
}

function People({ people }: { people: readonly StoryPerson[] }) {
  return (
    <ul className={styles.people} role="list" aria-label="People in this story">
      {people.map(({ name, href }) => (
        <li key={name}>
          {href ? (
            <a className={styles.name} href={href}>
              {name}
            </a>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The names of codecs for visitors, by media type. */
const codecs: Readonly<Record<string, string>> = {
  'audio/ogg': 'Opus',
  'audio/mp4': 'AAC',
  'video/webm': 'WebM',
  'video/mp4': 'MP4',
};

/** Links to the files of a recording, each with its codec and size. */
function Files({ page, story, recording }: Props & { recording: RecordingView }) {
  const { downloads: words } = page;
  const { kind, sources, captions, captionsBytes } = recording;
  const media = sources.map(({ src, type, bytes }) => ({
    src,
    label: fillIn(words[kind], { codec: codecs[type] ?? type, size: fileSizeLabel(bytes) }),
  }));
  const captionsLabel = fillIn(words.captions, { size: fileSizeLabel(captionsBytes) });
  return (
    <ul className={styles.files} role="list" aria-label={`${words.title}: ${story.title}`}>
      {[...media, { src: captions, label: captionsLabel }].map(({ src, label }) => (
        <li key={src}>
          <a className={`target small ${styles.file}`} href={src} download="">
            <Icon of={Download} /> {words.title} {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * A story whose recording is not published yet, or is at a video host alone: its words, its facts
 * as `aside`, and as `children` the transcript.
 */
export function WrittenStory(props: Props & { aside?: ReactNode; children: ReactNode }) {
  const { page, story, aside, children } = props;
  return (
    <>
      {!story.video && <StoryDrawingAlone story={story} />}
      <Band>
        <div className={`stack gap-y-6 gap-x-gutter ${styles.story}`}>
          <StoryWords page={page} story={story} />
          {aside}
          <TranscriptAlone page={page} story={story}>
            {children}
          </TranscriptAlone>
        </div>
      </Band>
    </>
  );
}

/** The drawing of a story that cannot be heard: silence, and why. */
function StoryDrawingAlone({ story: { drawing, heard } }: Pick<Props, 'story'>) {
  return (
    <div className={talk.band} data-ground="cold">
      <div className={talk.bleed}>
        <StoryDrawing drawing={drawing} heard={heard} size="large" />
      </div>
    </div>
  );
}

/** The transcript of a story whose recording is not published yet, or is at a video host alone. */
export function TranscriptAlone({ page, story, children }: Props & { children: ReactNode }) {
  return (
    <div className={`stack gap-y-4 ${styles.transcript}`}>
      <h2>{page.transcript.title}</h2>
      {!story.video && !story.elsewhere && <Small>{page.transcript.soon}</Small>}
      {story.elsewhere && (
        <OfferedLink className="target semibold" href={story.elsewhere}>
          {page.transcript.elsewhere}
          <span className="visually-hidden">: {story.title}</span>
        </OfferedLink>
      )}
      <Prose>{children}</Prose>
    </div>
  );
}

interface RelatedProps {
  words: StoryPageFile['related'];
  speakers: readonly SpeakerView[];
  resources: readonly ResourceView[];
  stories: readonly StoryView[];
  previous: StoryView | undefined;
  next: StoryView | undefined;
}

/**
 * The end of a story's page: stories, speakers and documents on its subjects, and links to the
 * stories before and after.
 */
export function StoryRelated(props: RelatedProps) {
  const { words, speakers, resources, stories, previous, next } = props;
  const lists = {
    stories: stories.map(({ href, title, name }) => ({ title, href, text: name })),
    speakers: speakers.map(({ href, name, title, organization }) => ({
      title: name,
      href,
      text: inLine(title, organization),
    })),
    resources: resources.map(({ href, title, publisher, date, fileUrl }) => ({
      title,
      href: fileUrl ?? href,
      text: `${publisher}, ${date}`,
    })),
  };
  return (
    <Band ground="surface">
      <div className={`stack gap-y-7 gap-x-gutter ${styles.columns}`}>
        {(['stories', 'speakers', 'resources'] as const).map(
          (kind) =>
            lists[kind].length > 0 && (
              <section key={kind} aria-labelledby={`related-${kind}`}>
                <h2 className={styles.title} id={`related-${kind}`}>
                  {words[kind]}
                </h2>
                <ul className={styles.list} role="list">
                  {lists[kind].map(({ title, href, text }) => (
                    <li key={href}>
                      <OfferedLink className={`semibold ${styles.link}`} href={href}>
                        {title}
                      </OfferedLink>
                      <p className="small quiet">{text}</p>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <nav className={`row gap-x-gutter apart ${styles.nav}`} aria-label="Story before and after">
        {previous && <BackLink href={previous.href}>Previous: {previous.title}</BackLink>}
        {next && <ArrowLink href={next.href}>Next: {next.title}</ArrowLink>}
      </nav>
    </Band>
  );
}
