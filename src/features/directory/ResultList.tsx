import { useDeferredValue, useMemo, useState } from 'react';
import { ShortlistToggle } from '#features/shortlist/ShortlistToggle.tsx';
import { SpeakerGrid } from '#features/speakers/SpeakerGrid.tsx';
import type { SpeakerSummary } from '#features/speakers/speaker.ts';
import { Button } from '#ui/button/Button.tsx';
import type { DirectoryEntry } from './directory-entry.ts';
import { inTwoSteps } from './in-two-steps.ts';
import { pageSize } from './page-size.ts';
import styles from './results.module.css';
import { useDrawnOrder } from './use-drawn-order.ts';

interface Props {
  listed: readonly DirectoryEntry[];
  /** Everybody there is in the browser. */
  entries: readonly DirectoryEntry[];
  /** How many there are, of which the page may hold only the first. */
  total: number;
}

/**
 * The speakers found; beyond the first page a press shows more. Those who can be seen are shown with
 * the key that found them, the rest right after. Those who are no longer found stay drawn for a while.
 */
export function ResultList({ listed, entries, total }: Props) {
  const [more, setMore] = useState({ of: listed, pages: 0 });
  // A new result begins at its first page.
  const pages = more.of === listed ? more.pages : 0;
  const limit = pageSize * (pages + 1);
  const page = useMemo(() => listed.slice(0, limit), [listed, limit]);
  const settled = useDeferredValue(page);
  const shown = inTwoSteps(page, settled);
  const drawn = useDrawnOrder(entries, shown);
  return (
    <>
      <SpeakerGrid speakers={drawn} shown={shown} heading="h2" control={shortlistControl} />
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
