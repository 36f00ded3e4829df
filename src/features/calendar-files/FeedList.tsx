import { fillIn } from '#site/fill-in.ts';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import type { CalendarFilesWords } from './calendar-files.schema.ts';
import { feedAddresses } from './feed-addresses.ts';
import type { Feed } from './feeds.ts';
import styles from './subscribe-calendar.module.css';

interface Props {
  words: CalendarFilesWords['subscribe'];
  feeds: readonly Feed[];
  base: URL | string;
}

/** Calendars of a part of the events: each a link that a calendar program opens, and its address to copy. */
export function FeedList({ words, feeds, base }: Props) {
  return (
    <ul className={styles.feeds}>
      {feeds.map((feed) => {
        const { address, webcal } = feedAddresses(feed, base);
        return (
          <li key={feed.path} className={styles.feed}>
            <a className={styles.link} href={webcal}>
              {fillIn(words.openPart, { part: feed.label })}
            </a>
            <StillCopyButton what={fillIn(words.copied, { part: feed.label })} text={address} />
          </li>
        );
      })}
    </ul>
  );
}
