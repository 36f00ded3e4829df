import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ShortlistToggle } from '#features/shortlist/ShortlistToggle.tsx';
import { SpeakerGrid } from '#features/speakers/SpeakerGrid.tsx';
import type { SpeakerSummary } from '#features/speakers/speaker.ts';
import { Button } from '#ui/button/Button.tsx';
import type { DirectoryEntry } from './directory-entry.ts';
import { drawnOrder } from './drawn-order.ts';
import { inTwoSteps } from './in-two-steps.ts';
import { pageSize } from './page-size.ts';
import styles from './results.module.css';

interface Props {
  listed: readonly DirectoryEntry[];
  /** Everybody there is in the browser. */
  entries: readonly DirectoryEntry[];
  /** How many there are, of which the page may hold only the first. */
  total: number;
}

/**
 * The speakers found; beyond the first page a press shows more. Those who can be seen are shown with
 * the key that found them, the rest right after. In a short list everybody is drawn once and shown or not.
 */
export function ResultList({ listed, entries, total }: Props) {
  const [more, setMore] = useState({ of: listed, pages: 0 });
  // A new result begins at its first page.
  const pages = more.of === listed ? more.pages : 0;
  const limit = pageSize * (pages + 1);
  const page = useMemo(() => listed.slice(0, limit), [listed, limit]);
  const settled = useDeferredValue(page);
  const isShort = entries.length <= pageSize;
  const shown = inTwoSteps(page, settled);
  const drawn = useDrawnOrder(entries, shown);
  return (
    <>
      <SpeakerGrid
        speakers={isShort ? drawn : shown}
        shown={shown}
        heading="h2"
        control={shortlistControl}
      />
      {listed.length > limit && (
        <div className={styles.more} data-with-script="">
          <Button tone="ghost" onClick={() => setMore({ of: listed, pages: pages + 1 })}>
            Show {Math.min(pageSize, total - limit)} more
          </Button>
        </div>
      )}
    </>
  );
}

function shortlistControl({ id, name }: SpeakerSummary) {
  return <ShortlistToggle id={id} name={name} />;
}

/** Everybody in the order in which they stand in the page, beginning with what is there now. */
function useDrawnOrder(
  entries: readonly DirectoryEntry[],
  shown: readonly DirectoryEntry[],
): readonly DirectoryEntry[] {
  const standing = useRef(entries);
  const order = drawnOrder(standing.current, shown);
  useLayoutEffect(() => {
    standing.current = order;
  });
  return order;
}
