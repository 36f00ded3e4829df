import { useEffect } from 'react';
import { useLoaded } from '#site/use-loaded.ts';
import { Split, Stack } from '#ui/band/Band.tsx';
import { BookChoices } from './BookChoices.tsx';
import { CompareTable } from './CompareTable.tsx';
import { fetchRecords } from './fetch-records.ts';
import { ListNotices } from './ListNotices.tsx';
import { NoShortlist } from './NoShortlist.tsx';
import { OrderList } from './OrderList.tsx';
import { ShareList } from './ShareList.tsx';
import styles from './shortlist.module.css';
import { shortlistWords } from './shortlist-words.ts';
import { useShownList } from './use-shown-list.ts';

/** A shortlist, whole: in order, side by side, shared and booked. Only for the browser. */
export function ShortlistBoard() {
  const { value: records, hasFailed, load } = useLoaded(fetchRecords);
  const list = useShownList(records);
  const { rows } = list;
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) load();
  }, [hasRows, load]);

  // Nobody is shown before the facts are here: names that come first would be pushed about by them.
  if (hasRows && !records && !hasFailed) return <p>{shortlistWords.loading}</p>;
  return (
    <Stack gap="large">
      <ListNotices list={list} hasFailed={hasFailed} />
      {!hasRows && <NoShortlist />}
      {hasRows && (
        <Split columns="8-4">
          <OrderList rows={rows} isShared={list.isShared} onEdit={list.edit} />
          <div className={styles.side}>
            <BookChoices rows={rows} />
            <ShareList rows={rows} />
          </div>
        </Split>
      )}
      <CompareTable rows={rows} />
    </Stack>
  );
}
