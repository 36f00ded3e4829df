import type { ResourceView } from '#features/library/resource.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { Band } from '#ui/band/Band.tsx';
import { ArrowLink, BackLink } from '#ui/button/ArrowLink.tsx';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
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
  const lists: Record<keyof typeof words, readonly RelatedItem[]> = {
    stories: stories.map(({ href, title, name }) => ({ title, href, text: name })),
    speakers: speakers.map(({ href, name, title, organization }) => ({
      ...{ title: name, href, text: `${title}, ${organization}` },
    })),
    resources: resources.map(({ href, title, publisher, date, fileUrl }) => ({
      ...{ title, href: fileUrl ?? href, text: `${publisher}, ${date}` },
    })),
  };
  return (
    <Band ground="surface">
      <div className={`stack rows-7 cols-g ${styles.columns}`}>
        {(['stories', 'speakers', 'resources'] as const).map(
          (kind) =>
            lists[kind].length > 0 && (
              <RelatedList
                key={kind}
                id={`related-${kind}`}
                title={words[kind]}
                items={lists[kind]}
              />
            ),
        )}
      </div>
      <nav className={`row cols-g apart ${styles.nav}`} aria-label="Story before and after">
        {previous && <BackLink href={previous.href}>Previous: {previous.title}</BackLink>}
        {next && <ArrowLink href={next.href}>Next: {next.title}</ArrowLink>}
      </nav>
    </Band>
  );
}

/** A link and a line about it. */
interface RelatedItem {
  title: string;
  href: string;
  text: string;
}

interface ListProps {
  id: string;
  title: string;
  items: readonly RelatedItem[];
}

/** One column with its heading. Links to other sites open a new tab. */
function RelatedList({ id, title, items }: ListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list} role="list">
        {items.map((item) => (
          <li key={item.href}>
            <OfferedLink className={styles.link} href={item.href}>
              {item.title}
            </OfferedLink>
            <p className="small quiet">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
