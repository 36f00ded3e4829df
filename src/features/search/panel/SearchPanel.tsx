import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Change } from '#site/address/use-address-state.ts';
import { fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { useChangeAnnouncement } from '#ui/announcer/use-change-announcement.ts';
import { Button } from '#ui/button/Button.tsx';
import { isComposing } from '#ui/keys/composing.ts';
import { rememberSearch } from '../device.ts';
import { type ShownResults, shownResults } from '../find/results.ts';
import type { Finding } from '../find/site-finder.ts';
import {
  minQueryLength,
  type ResultKind,
  resultKinds,
  type SearchState,
  searchHref,
  searchToAddress,
  toggledKind,
} from '../search-state.ts';
import { searchWords as words } from '../search-words.ts';
import { ResultList, step } from './ResultList.tsx';
import { DeadEnd, SearchForm, SearchSettings, SearchStart } from './SearchForm.tsx';

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
  const { finding, isWaiting, hasFailed, retry } = useFinding(q);
  const results = finding && shownResults(finding, kinds, length);
  const count = results && countSentence(results.total, finding.query);
  const say = useChangeAnnouncement(
    hasFailed ? words.trouble.title : isWaiting ? undefined : count,
  );

  const wasAnnounced = useRef(isDialog);
  // What the address asks for is announced once, when it is found; later the visitor asks.
  useEffect(() => {
    if (q === '' || wasAnnounced.current) return;
    wasAnnounced.current = true;
    say('press');
  }, [q, say]);

  function change(next: SearchState, kind: Change) {
    wasAnnounced.current = true;
    say(kind);
    setLength(step);
    onChange(next, kind);
  }

  function choose(next: SearchState) {
    field.current?.focus();
    change(next, 'press');
  }

  function tryAgain() {
    field.current?.focus();
    say('press');
    retry();
  }

  const isSomethingFound = results && Object.values(results.counts).some((number) => number > 0);
  const isNothing = results?.total === 0 && !isWaiting;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among controls that work without them.
    <div
      className="search stack gap-y-4"
      onKeyDown={(event) => moveAmongResults(event, field.current)}
    >
      <SearchForm search={search} field={field} isDialog={isDialog} onChange={change} />
      {hasFailed ? (
        <DeadEnd title={words.trouble.title} text={words.trouble.text}>
          <Button size="small" onClick={tryAgain}>
            {words.trouble.again}
          </Button>
        </DeadEnd>
      ) : results ? (
        <>
          {isSomethingFound && (
            <KindFilter
              chosen={kinds}
              counts={results.counts}
              onToggle={(kind) => change(toggledKind(search, kind), 'press')}
            />
          )}
          <p className="search-count">{count}</p>
          {isNothing ? (
            <DeadEnd text={isSomethingFound ? words.filtered : words.nothing}>
              {isSomethingFound && (
                <Button size="small" tone="ghost" onClick={() => choose({ q, kinds: [] })}>
                  {words.everything}
                </Button>
              )}
            </DeadEnd>
          ) : (
            <ResultList
              finding={finding}
              results={results}
              heading={isDialog ? 'h3' : 'h2'}
              isChosen={kinds.length > 0}
              onKind={(kind) => choose({ q, kinds: [kind] })}
              onMore={() => setLength(length + step)}
              onChoose={(event, href) => {
                rememberSearch(q);
                if (onChoose?.(href)) event.preventDefault();
              }}
            />
          )}
          {isDialog && !isNothing && (
            <a className="target" href={`${searchHref}?${searchToAddress(search)}`}>
              {words.wholePage}
            </a>
          )}
        </>
      ) : isWaiting ? (
        <p className="search-count">{words.wait}…</p>
      ) : (
        <SearchStart
          onChoose={(words) => choose({ q: words, kinds })}
          onForget={() => {
            announce(words.recent.forgotten);
            field.current?.focus();
          }}
        />
      )}
      <SearchSettings />
    </div>
  );
}

/** Looks for words whenever they change. An answer that comes after newer words is dropped. */
function useFinding(q: string) {
  const [found, setFound] = useState<Finding>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const words = q.trim();
  const isAsking = words.length >= minQueryLength;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    setFailed(false);
    // The next words are others: what the last ones found would be in the way of a quick press.
    if (!isAsking) return setFound(undefined);
    let isLatest = true;
    import('../find/site-finder.ts')
      .then(({ findOnSite }) => findOnSite(words))
      .then(
        (answer) => isLatest && setFound(answer),
        () => isLatest && setFailed(true),
      );
    return () => {
      isLatest = false;
    };
  }, [isAsking, words, attempt]);

  return {
    /** What was found last; while new words are looked for, still the last. */
    finding: isAsking ? found : undefined,
    /** Words are in the field, and what is shown does not answer them yet. */
    isWaiting: isAsking && !hasFailed && found?.query !== words,
    hasFailed: isAsking && hasFailed,
    retry: () => setAttempt(attempt + 1),
  };
}

function countSentence(total: number, query: string): string {
  if (total === 0) return fillIn(words.count.none, { text: query });
  return total === 1 ? words.count.one : fillIn(words.count.many, { n: String(total) });
}

/**
 * Down goes from the field into the list and on, Up back; Home and End go to its ends; a letter
 * goes on in the field (docs/requirements/accessibility.md, section 4, Site search).
 */
function moveAmongResults(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || isComposing(event)) return;
  if (!(target instanceof HTMLElement)) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const place = links.indexOf(target);
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1 }[key];
  if (place < 0 && !(target === field && key === 'ArrowDown')) return;
  if (next !== undefined) {
    event.preventDefault();
    (next < 0 ? field : links[next])?.focus();
  } else if (key.length === 1 && key !== ' ') field?.focus();
}

interface KindProps {
  chosen: readonly ResultKind[];
  counts: ShownResults['counts'];
  onToggle: (kind: ResultKind) => void;
}

/**
 * Which kinds are shown, each with the number that was found; kinds without a find are left out
 * unless they are chosen.
 */
function KindFilter({ chosen, counts, onToggle }: KindProps) {
  const kinds = resultKinds.filter((kind) => counts[kind] > 0 || chosen.includes(kind));
  return (
    <fieldset className="row gap-y-2 gap-x-2">
      <legend className="visually-hidden">{words.kinds.label}</legend>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="search-kind"
          aria-pressed={chosen.includes(kind)}
          onClick={() => onToggle(kind)}
        >
          {words.kinds.names[kind]} <span className="search-number">{counts[kind]}</span>
        </button>
      ))}
    </fieldset>
  );
}
