import { useRef, useState } from 'react';
import type { Change } from '#site/address/use-address-state.ts';
import { fillIn } from '#site/fill-in.ts';
import { useSaidChange } from '#ui/announcer/use-said-change.ts';
import { rememberSearch } from '../device.ts';
import { shownResults } from '../find/shown-results.ts';
import { searchWords as words } from '../search-words.ts';
import { KindFilter } from './KindFilter.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchSettings } from './SearchSettings.tsx';
import { NothingFound, SearchStart, SearchTrouble } from './SearchStart.tsx';
import { type SearchState, searchHref, searchToAddress, toggledKind } from './search-state.ts';
import { useFound, usePassages } from './use-found.ts';
import { useResultKeys } from './use-result-keys.ts';

/** How many results of the chosen kinds come at a time. */
const step = 10;

interface Props {
  search: SearchState;
  onChange: (search: SearchState, kind: Change) => void;
  /** In the dialog, whose title is the field’s label. */
  isDialog?: boolean;
  /** A result was pressed; gives back whether the press is dealt with. */
  onChoose?: (href: string) => boolean;
}

/** The field, the filters and what was found: the whole search, in its dialog and on its page. */
export function SearchPanel({ search, onChange, isDialog = false, onChoose }: Props) {
  const { q, kinds } = search;
  const field = useRef<HTMLInputElement>(null);
  const [length, setLength] = useState(step);
  const { found, isWaiting, hasFailed, retry } = useFound(q);
  const results = found && shownResults(found, kinds, length);
  const hits = results
    ? [
        ...(results.arrangement?.best ?? []),
        ...(results.arrangement?.groups ?? []).flatMap((group) => group.hits),
        ...results.list,
      ]
    : [];
  const passages = usePassages(found, hits);
  const count = results && found ? countSentence(results.total, found.finding.query) : undefined;
  const say = useSaidChange(hasFailed ? words.trouble.title : isWaiting ? undefined : count);
  const onKeyDown = useResultKeys(field);

  function change(next: SearchState, kind: Change) {
    say(kind);
    setLength(step);
    onChange(next, kind);
  }

  function choose(next: SearchState) {
    field.current?.focus();
    change(next, 'press');
  }

  const isSomethingFound =
    found !== undefined && (found.finding.hits.length > 0 || found.finding.people !== undefined);
  const isNothing = results?.total === 0 && !isWaiting;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among controls that work without them.
    <div className="search" onKeyDown={onKeyDown}>
      <SearchForm search={search} field={field} isDialog={isDialog} onChange={change} />
      {hasFailed && (
        <SearchTrouble
          onRetry={() => {
            field.current?.focus();
            say('press');
            retry();
          }}
        />
      )}
      {!hasFailed && !results && !isWaiting && (
        <SearchStart onChoose={(words) => choose({ q: words, kinds })} />
      )}
      {!hasFailed && isWaiting && !results && <p className="search-count">{words.wait}…</p>}
      {!hasFailed && results && found && (
        <>
          {isSomethingFound && (
            <KindFilter
              chosen={kinds}
              counts={results.counts}
              onToggle={(kind) => change(toggledKind(search, kind), 'press')}
            />
          )}
          <p className="search-count" data-stale={isWaiting}>
            {count}
          </p>
          {isNothing ? (
            <NothingFound
              isFiltered={isSomethingFound}
              onEverything={() => choose({ q, kinds: [] })}
            />
          ) : (
            <ResultList
              found={found}
              results={results}
              passages={passages}
              heading={isDialog ? 'h3' : 'h2'}
              onKind={(kind) => choose({ q, kinds: [kind] })}
              onMore={() => setLength(length + step)}
              onChoose={(event, href) => {
                rememberSearch(q);
                if (onChoose?.(href)) event.preventDefault();
              }}
            />
          )}
          {isDialog && !isNothing && (
            <a className="search-way" href={`${searchHref}?${searchToAddress(search)}`}>
              {words.wholePage}
            </a>
          )}
        </>
      )}
      <SearchSettings />
    </div>
  );
}

function countSentence(total: number, query: string): string {
  if (total === 0) return fillIn(words.count.none, { text: query });
  return total === 1 ? words.count.one : fillIn(words.count.many, { n: String(total) });
}
