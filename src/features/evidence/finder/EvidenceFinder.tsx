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
import { claimList, type Names, rowsFrom } from './claim-list.ts';
import { type Ledger, readLedger } from './ledger.ts';

const clear = { head: 'Clear filters', empty: 'Show every claim' };

/** How long the page is read at a time, and how long it rests between, in ms: a keystroke comes in between. */
const reading = { for: 8, rest: 30 };

interface Props {
  words: EvidencePageFile['search'];
  names: Names;
  /** Every claim, as `rowsAsText` writes them. */
  claims: string;
}

/** Search and filters of the ledger. The claims are in the page below, and are shown or hidden. */
export function EvidenceFinder({ words, names, claims }: Props) {
  const rows = useMemo(() => rowsFrom(claims), [claims]);
  const definition = useMemo(() => claimList(names), [names]);
  const frame = useMemo(() => ({ ...frameOf(definition, rows), items: rows }), [definition, rows]);
  const ledger = useLedger(rows, names);
  const index = useLoaded(fetchIndex);
  const search = index.value;
  // The words of the page are searched; where they find nothing, the index, which forgives a slip.
  const find = useCallback(
    (query: string) => {
      const exact = ledger?.find(query) ?? new Set();
      return scoresOf(exact.size > 0 ? exact : (search?.(query) ?? exact));
    },
    [ledger, search],
  );
  const list = useList({ definition, frame, find, words: { none: words.none, waiting: '' } });
  const { state, listed, page, next, isEmpty, ask } = list;
  const hasLanded = useLanding(ask) === state;

  // An index that did not come is asked for again at the next keystroke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the search tries again.
  useEffect(() => index.load(), [index.load, state.q]);
  useLayoutEffect(() => {
    const shown = hasLanded ? rows : isEmpty ? [] : page;
    ledger?.show(new Set(shown.map(({ id }) => id)));
  }, [ledger, rows, page, isEmpty, hasLanded]);

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
      {/* The button for more is where the claims end. */}
      <ListResults
        list={{ ...list, next: 0 }}
        none={words.none}
        hint={words.advice}
        clear={clear}
      />
      {next > 0 &&
        !hasLanded &&
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

/** The claims in the page. They are read a few at a time, so that the first keystroke finds them read. */
function useLedger(rows: ReturnType<typeof rowsFrom>, names: Names): Ledger | undefined {
  const [ledger, setLedger] = useState<Ledger>();
  useLayoutEffect(() => setLedger(readLedger(document, rows, names)), [rows, names]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!ledger || ledger.read(reading.for)) clearInterval(timer);
    }, reading.rest);
    return () => clearInterval(timer);
  }, [ledger]);
  return ledger;
}

/**
 * A link to a claim of this page that is hidden shows it, and takes the filters away. Returns the state after that: as
 * long as it holds, every claim is to be shown, or the one that is looked at would go again.
 */
function useLanding(ask: (next: (now: ListState) => ListState) => void): ListState | undefined {
  const [landed, setLanded] = useState<ListState>();
  useEffect(() => {
    const open = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      const place = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
      if (!place?.closest('[hidden]')) return;
      // The list follows as a deferred value; the browser follows the link at once.
      for (let over = place.closest('[hidden]'); over; over = place.closest('[hidden]'))
        over.removeAttribute('hidden');
      ask((now) => {
        const next = cleared(now);
        setLanded(next);
        return next;
      });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [ask]);
  return landed;
}

function scoresOf(ids: ReadonlySet<string>): ReadonlyMap<string, number> {
  return new Map([...ids].map((id) => [id, 1]));
}

function fetchIndex() {
  return import('./evidence-index.ts').then((index) => index.fetchEvidenceSearch());
}
