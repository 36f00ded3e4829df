import { useEffect, useMemo, useState } from 'react';
import { SpeakerGrid } from '#features/speakers/SpeakerGrid.tsx';
import { ShortlistToggle } from '#features/speakers/shortlist/ShortlistToggle.tsx';
import type { SpeakerSummary } from '#features/speakers/speaker.ts';
import { ListForm } from '#lists/ListForm.tsx';
import { ListResults } from '#lists/ListResults.tsx';
import type { ListFrame } from '#lists/select.ts';
import { useList } from '#lists/use-list.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import type { DirectoryPageFile } from '../speakers.words.ts';
import styles from './directory.module.css';
import { askedInWords, type DirectoryEntry, nearestTo, speakerList } from './speaker-list.tsx';

interface Props {
  title: string;
  words: DirectoryPageFile['search'];
  frame: ListFrame<DirectoryEntry>;
  /** The open letter that lets the team look; the desk adds what was searched for. */
  askHref: string;
}

/** Search, facets and the speakers they leave. */
export function DirectoryIsland({ title, words, frame, askHref }: Props) {
  const [definition] = useState(() => speakerList(new Date().toISOString().slice(0, 10)));
  const index = useLoaded(fetchSearch);
  const search = index.value;
  const list = useList({
    definition,
    frame,
    words,
    allHref: '/speakers/directory.json',
    // A single letter is looked for in names and titles, as all words are until the index is here.
    find: useMemo(
      () => search && ((query: string) => (query.length > 1 ? search(query).matches : undefined)),
      [search],
    ),
    isFinding: !search && !index.hasFailed,
  });
  const { state } = list;
  // An index that did not come is asked for again at the next keystroke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the search tries again.
  useEffect(() => index.load(), [index.load, state.q]);
  const query = state.q.trim();
  const nearest = list.isEmpty
    ? nearestTo(list.items, state, (query && search?.(query).nearest) || new Map())
    : [];
  const answers = JSON.stringify({ search: askedInWords(state).join('\n') });
  return (
    <div className={`stack rows-4 cols-6 ${styles.beside}`}>
      <ListForm
        list={list}
        title={title}
        action="/speakers/directory"
        search={{ label: 'Search by name or title', hint: words.hint }}
      />
      <ListResults
        list={list}
        none={words.none}
        hint={words.hintNone}
        notes={[query && index.hasFailed && words.partial, list.hasFailed && words.failed]}
        help={
          <ButtonLink
            size="small"
            tone="ghost"
            href={askHref}
            data-letter="find-speaker"
            data-answers={answers}
          >
            {words.askLabel}
          </ButtonLink>
        }
        nearest={
          nearest.length > 0 && (
            <>
              <h2 className={styles.nearest}>{words.nearest}</h2>
              <SpeakerGrid speakers={nearest} heading="h3" />
            </>
          )
        }
      >
        <SpeakerGrid speakers={list.page} heading="h2" control={shortlistControl} />
      </ListResults>
    </div>
  );
}

function shortlistControl({ id, name }: SpeakerSummary) {
  return <ShortlistToggle id={id} name={name} />;
}

function fetchSearch() {
  return import('./speaker-index.ts').then(({ fetchSpeakerSearch }) => fetchSpeakerSearch());
}
