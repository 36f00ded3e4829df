import { ShortlistToggle } from '#features/shortlist/ShortlistToggle.tsx';
import { cardsAtOnce, SpeakerGrid } from '#features/speakers/SpeakerGrid.tsx';
import type { SpeakerSummary } from '#features/speakers/speaker.ts';
import { usePagedList } from '#site/use-paged-list.ts';
import { Button } from '#ui/button/Button.tsx';
import type { DirectoryEntry } from './directory-entry.ts';
import { pageSize } from './page-size.ts';
import styles from './results.module.css';

interface Props {
  listed: readonly DirectoryEntry[];
  /** Everybody there is in the browser. */
  entries: readonly DirectoryEntry[];
  /** How many there are, of which the page may hold only the first. */
  total: number;
}

/** The speakers found; beyond the first page a press shows more. */
export function ResultList({ listed, entries, total }: Props) {
  const { place, items, places, isPassing, left, showMore } = usePagedList({
    listed,
    all: entries,
    pageSize,
    seen: cardsAtOnce,
  });
  return (
    <>
      <div ref={place} {...(isPassing && { 'data-passing': '' })}>
        <SpeakerGrid speakers={items} places={places} heading="h2" control={shortlistControl} />
      </div>
      {left(total) > 0 && (
        <div className={styles.more} data-with-script="">
          <Button tone="ghost" onClick={showMore}>
            Show {Math.min(pageSize, left(total))} more
          </Button>
        </div>
      )}
    </>
  );
}

function shortlistControl({ id, name }: SpeakerSummary) {
  return <ShortlistToggle id={id} name={name} />;
}
