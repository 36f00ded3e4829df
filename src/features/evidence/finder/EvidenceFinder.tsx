import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ListForm } from '#lists/ListForm.tsx';
import { ListResults } from '#lists/ListResults.tsx';
import { cleared, type ListState } from '#lists/list.ts';
import { frameOf } from '#lists/select.ts';
import { useList } from '#lists/use-list.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { Band } from '#ui/band/Band.tsx';
import { Button } from '#ui/button/Button.tsx';
import type { EvidencePageFile } from '../evidence-page.schema.ts';
import { claimList, type Ledger, type Names, readLedger, rowsFrom } from './claim-list.ts';

const clear = { head: 'Clear filters', empty: 'Show every claim' };

const fetchIndex = () =>
  import('./evidence-index.ts').then(({ fetchEvidenceSearch }) => fetchEvidenceSearch());

/**
 * Milliseconds of reading, and of the pause after it, in which the browser can handle keystrokes.
 */
const slice = { length: 8, pause: 30 };

interface Props {
  words: EvidencePageFile['search'];
  names: Names;
  claims: string;
}

/** Search and filters of the ledger. The claims are in the page below; this island hides them. */
export function EvidenceFinder({ words, names, claims }: Props) {
  const rows = useMemo(() => rowsFrom(claims), [claims]);
  const definition = useMemo(() => claimList(names), [names]);
  const frame = useMemo(() => ({ ...frameOf(definition, rows), items: rows }), [definition, rows]);
  const ledger = useLedger(rows, names);
  const index = useLoaded(fetchIndex);
  const search = index.value;
  // The index, which tolerates typing errors, is searched only where the text of the page has no
  // match.
  const find = useCallback(
    (query: string) => {
      const exact = ledger?.find(query) ?? new Set<string>();
      const matches = exact.size > 0 ? exact : (search?.(query) ?? exact);
      return new Map([...matches].map((id) => [id, 1]));
    },
    [ledger, search],
  );
  const list = useList({ definition, frame, find, words: { none: words.none, waiting: '' } });
  const { state, listed, page, next, isEmpty, ask } = list;
  const showsAll = useLinkToHidden(ask) === state;

  // After a failed download, the next keystroke tries again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the query tries again.
  useEffect(() => index.load(), [index.load, state.q]);
  useLayoutEffect(() => {
    const pageRows = isEmpty ? [] : page;
    const visibleRows = showsAll ? rows : pageRows;
    ledger?.show(new Set(visibleRows.map(({ id }) => id)));
  }, [ledger, rows, page, isEmpty, showsAll]);

  function showMore() {
    const first = listed[page.length]?.id ?? '';
    flushSync(list.showMore);
    document.getElementById(first)?.querySelector<HTMLElement>('button, summary')?.focus();
  }

  return (
    <>
      <ListForm
        list={list}
        title={words.title}
        action="/evidence"
        search={{ label: 'Search claims', hint: words.hint }}
      />
      {/* `next: 0` leaves out the button for more, which the portal puts below the claims. */}
      <ListResults
        list={{ ...list, next: 0 }}
        none={words.none}
        hint={words.advice}
        clear={clear}
      />
      {next > 0 &&
        !showsAll &&
        ledger?.end &&
        createPortal(
          <Band space="list">
            <Button tone="ghost" onClick={showMore}>
              Show {next} more
            </Button>
          </Band>,
          ledger.end,
        )}
    </>
  );
}

/** Returns the claims of the page. Their text is read bit by bit, before a keystroke needs it. */
function useLedger(rows: ReturnType<typeof rowsFrom>, names: Names): Ledger | undefined {
  const [ledger, setLedger] = useState<Ledger>();
  useLayoutEffect(() => setLedger(readLedger(document, rows, names)), [rows, names]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!ledger || ledger.read(slice.length)) clearInterval(timer);
    }, slice.pause);
    return () => clearInterval(timer);
  }, [ledger]);
  return ledger;
}

/**
 * Shows a hidden claim and clears the filters when a link to the claim is clicked. Returns the
 * state of the list after that click. While this state is current, every claim must be shown,
 * because paging would hide the linked one again.
 */
function useLinkToHidden(
  ask: (next: (now: ListState) => ListState) => void,
): ListState | undefined {
  const [cleanState, setCleanState] = useState<ListState>();
  useEffect(() => {
    const open = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      const place = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
      if (!place?.closest('[hidden]')) return;
      // Immediately, because the browser scrolls to the target now and the list follows as a
      // deferred value.
      for (let over = place.closest('[hidden]'); over; over = place.closest('[hidden]'))
        over.removeAttribute('hidden');
      ask((now) => {
        const next = cleared(now);
        setCleanState(next);
        return next;
      });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [ask]);
  return cleanState;
}
