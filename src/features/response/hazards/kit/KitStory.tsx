import type { StoryView } from '#features/stories/story.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import styles from './kit-beside.module.css';
import type { KitPageFile } from './kit-page.schema.ts';

interface Props {
  story: StoryView;
  words: KitPageFile['story'];
}

/** One story on the hazard: the words of it that stay, who says them, and the way to the rest. */
export function KitStory({ story: { href, quote, name, role, location }, words }: Props) {
  return (
    <section aria-labelledby="story">
      <h2 className={styles.title} id="story" tabIndex={-1}>
        {words.title}
      </h2>
      <Quote text={quote} size="small">
        {name}. {role}, {location}
      </Quote>
      <ArrowLink href={href}>
        {words.link}
        <span className="visually-hidden"> of {name}</span>
      </ArrowLink>
    </section>
  );
}
