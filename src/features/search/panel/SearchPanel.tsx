import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { DangerFirst } from '#lists/danger/DangerFirst.tsx';
import type { Change } from '#site/address/use-address-state.ts';
import { fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { useChangeAnnouncement } from '#ui/announcer/use-change-announcement.ts';
import { Button } from '#ui/button/Button.tsx';
import { isComposing } from '#ui/keys/composing.ts';
import { rememberSearch } from '../device.ts';
import { type ShownResults, shownResults } from '../find/results.ts';
import type { Finding } from '../find/site-search.ts';
import {
  minQueryLength,
  type ResultKind,
  resultKinds,
  type SearchState,
  searchHref,
  searchToAddress,
  toggledKind,
} from '../search-state.ts';
import { searchWords } from '../search-words.ts';
import { type AnswerWords, answerWords, languageOf, spanishWords } from '../spanish.ts';
import { ResultList, resultsPerStep } from './ResultList.tsx';
import { DeadEnd, SearchForm, SearchSettings, SearchStart } from './SearchForm.tsx';

interface Props {
  search: SearchState;
  onChange: (search: SearchState, kind: Change) => void;
  /** In the dialog, whose title is the field’s label. */
  isDialog?: boolean;
  /** Called when a result is pressed; returns whether the press is dealt with. */
  onChoose?: (href: string) => boolean;
}

/** The field, the filters and the results: the whole search, in its dialog and on its page. */
export function SearchPanel({ search, onChange, isDialog = false, onChoose }: Props) {
  const { q, kinds } = search;
  const field = useRef<HTMLInputElement>(null);
  const [length, setLength] = useState(resultsPerStep);
  const { finding, isWaiting, hasFailed, retry } = useFinding(q);
  const results = finding && shownResults(finding, kinds, length);
  const language = languageOf(finding?.query ?? q);
  const words = answerWords(language);
  const count = results && countSentence(results.total, finding.query, words);
  const say = useChangeAnnouncement(sentenceToSay(), hasFailed ? 'en' : language);

  /** The sentence for a screen reader; undefined while the answer is on its way. */
  function sentenceToSay(): string | undefined {
    if (hasFailed) return searchWords.trouble.title;
    return isWaiting ? undefined : count;
  }

  const wasAnnounced = useRef(isDialog);
  // A query that the address brings is announced once, when it is answered; later ones when the
  // visitor types them.
  useEffect(() => {
    if (q === '' || wasAnnounced.current) return;
    wasAnnounced.current = true;
    say('press');
  }, [q, say]);

  function change(next: SearchState, kind: Change) {
    wasAnnounced.current = true;
    say(kind);
    setLength(resultsPerStep);
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

  function openResult(event: MouseEvent, href: string) {
    rememberSearch(q);
    if (onChoose?.(href)) event.preventDefault();
  }

  /** Trouble, results, a sentence to wait by, or searches to try: the content below the field. */
  function content(): ReactNode {
    if (hasFailed)
      return (
        <DeadEnd title={searchWords.trouble.title} text={searchWords.trouble.text}>
          <Button size="small" onClick={tryAgain}>
            {searchWords.trouble.again}
          </Button>
        </DeadEnd>
      );
    if (results)
      return (
        <Results
          search={search}
          finding={finding}
          language={language}
          results={results}
          count={count}
          isNothing={results.total === 0 && !isWaiting}
          isDialog={isDialog}
          onChange={change}
          onChoose={choose}
          onMore={() => setLength(length + resultsPerStep)}
          onOpen={openResult}
        />
      );
    if (isWaiting)
      return (
        <p className="search-count" lang={language}>
          {words.wait}…
        </p>
      );
    return (
      <SearchStart
        onChoose={(example) => choose({ q: example, kinds })}
        onForget={() => {
          announce(searchWords.recent.forgotten);
          field.current?.focus();
        }}
      />
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among controls that work without them.
    <div
      className="search stack gap-y-4"
      onKeyDown={(event) => moveAmongResults(event, field.current)}
    >
      <SearchForm search={search} field={field} isDialog={isDialog} onChange={change} />
      <DangerFirst query={q} />
      {content()}
      <SearchSettings />
    </div>
  );
}

interface ResultsProps extends Required<Pick<Props, 'search' | 'onChange' | 'isDialog'>> {
  finding: Finding;
  /** The language of the query, in which it is answered. */
  language: 'en' | 'es';
  results: ShownResults;
  count: string | undefined;
  /** Whether nothing was found, and nothing more is on its way. */
  isNothing: boolean;
  /** Changes the search and puts focus into the field. */
  onChoose: (search: SearchState) => void;
  onMore: () => void;
  onOpen: (event: MouseEvent, href: string) => void;
}

/** The filter by kind, the count and the list of results, or what to do where there are none. */
function Results(props: ResultsProps) {
  const { search, finding, language, results, count, isNothing, isDialog } = props;
  const { onChange, onChoose, onMore, onOpen } = props;
  const { q, kinds } = search;
  const words = answerWords(language);
  const hasOfSomeKind = Object.values(results.counts).some((number) => number > 0);
  return (
    <div className="stack gap-y-4" lang={language === 'es' ? language : undefined}>
      {language === 'es' && (
        <p className="quiet small">
          {spanishWords.note} <a href="/es/ahora">{spanishWords.door}</a>
        </p>
      )}
      {hasOfSomeKind && (
        <KindFilter
          words={words.kinds}
          chosen={kinds}
          counts={results.counts}
          onToggle={(kind) => onChange(toggledKind(search, kind), 'press')}
        />
      )}
      <p className="search-count">{count}</p>
      {isNothing ? (
        <DeadEnd text={hasOfSomeKind ? words.filtered : words.nothing}>
          {hasOfSomeKind && (
            <Button size="small" tone="ghost" onClick={() => onChoose({ q, kinds: [] })}>
              {words.everything}
            </Button>
          )}
        </DeadEnd>
      ) : (
        <ResultList
          finding={finding}
          words={words}
          results={results}
          heading={isDialog ? 'h3' : 'h2'}
          isChosen={kinds.length > 0}
          onKind={(kind) => onChoose({ q, kinds: [kind] })}
          onMore={onMore}
          onChoose={onOpen}
        />
      )}
      {isDialog && !isNothing && (
        <a className="target" href={`${searchHref}?${searchToAddress(search)}`}>
          {words.wholePage}
        </a>
      )}
    </div>
  );
}

/** Looks for a query whenever it changes. An answer that comes after a newer query is dropped. */
function useFinding(q: string) {
  const [found, setFound] = useState<Finding>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = q.trim();
  const isAsking = query.length >= minQueryLength;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    setFailed(false);
    // The next query is another one: the results of the last would be in the way of a quick press.
    if (!isAsking) return setFound(undefined);
    let isLatest = true;
    import('../find/fetch-search.ts')
      .then(({ findOnSite }) => findOnSite(query))
      .then(
        (finding) => isLatest && setFound(finding),
        () => isLatest && setFailed(true),
      );
    return () => {
      isLatest = false;
    };
  }, [isAsking, query, attempt]);

  return {
    /** The last answer; while a new query is looked for, still that of the query before. */
    finding: isAsking ? found : undefined,
    /** Whether the query in the field is not answered yet. */
    isWaiting: isAsking && !hasFailed && found?.query !== query,
    hasFailed: isAsking && hasFailed,
    retry: () => setAttempt(attempt + 1),
  };
}

/** The number of results in words. */
function countSentence(total: number, query: string, words: AnswerWords): string {
  if (total === 0) return fillIn(words.count.none, { text: query });
  return total === 1 ? words.count.one : fillIn(words.count.many, { n: String(total) });
}

/**
 * Moves focus by keys: Down from the field into the list and on, Up back, Home and End to the ends
 * of the list; a letter typed on a result goes to the field (docs/requirements/accessibility.md,
 * section 4, Site search).
 */
function moveAmongResults(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || isComposing(event)) return;
  if (!(target instanceof HTMLElement)) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const place = links.indexOf(target);
  const nextPlaces: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    Home: 0,
    End: links.length - 1,
  };
  const next = nextPlaces[key];
  // Outside of the list only Down leads anywhere: from the field to the first result.
  if (place < 0 && !(target === field && key === 'ArrowDown')) return;
  if (next !== undefined) {
    event.preventDefault();
    (next < 0 ? field : links[next])?.focus();
  } else if (key.length === 1 && key !== ' ') {
    field?.focus();
  }
}

interface KindProps {
  chosen: readonly ResultKind[];
  counts: ShownResults['counts'];
  words: AnswerWords['kinds'];
  onToggle: (kind: ResultKind) => void;
}

/**
 * Buttons that show the results of one kind or several, each with its number; kinds without a
 * result are left out unless they are chosen.
 */
function KindFilter({ chosen, counts, words, onToggle }: KindProps) {
  const kinds = resultKinds.filter((kind) => counts[kind] > 0 || chosen.includes(kind));
  return (
    <fieldset className="row gap-y-2 gap-x-2">
      <legend className="visually-hidden">{words.label}</legend>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="search-kind"
          aria-pressed={chosen.includes(kind)}
          onClick={() => onToggle(kind)}
        >
          {words.names[kind]} <span className="search-number">{counts[kind]}</span>
        </button>
      ))}
    </fieldset>
  );
}
