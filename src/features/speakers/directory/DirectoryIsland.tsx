import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { ListForm } from '#lists/ListForm.tsx';
import { ListResults } from '#lists/ListResults.tsx';
import type { ListFrame } from '#lists/select.ts';
import { useList } from '#lists/use-list.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { SpeakerCard } from '../SpeakerCard.tsx';
import { ShortlistToggle } from '../shortlist/ShortlistToggle.tsx';
import type { SpeakerSummary } from '../speaker.ts';
import type { DirectoryPageFile } from '../speakers.table.ts';
import { DirectoryFacts } from './DirectoryFacts.tsx';
import styles from './directory.module.css';
import { type DirectoryEntry, nearestTo, queryInWords, speakerList } from './speaker-list.tsx';
import { type TalkFacts, useTalkTimes } from './use-talk-times.ts';

interface Props {
  title: string;
  words: DirectoryPageFile['search'];
  frame: ListFrame<DirectoryEntry>;
  talk: TalkFacts;
  /** The open letter that lets the team look; the desk adds what was searched for. */
  askHref: string;
}

/** Search, facets and the speakers they leave. */
export function DirectoryIsland({ title, words, frame, talk, askHref }: Props) {
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
      () => search && ((query: string) => (query.length > 1 ? search(query) : undefined)),
      [search],
    ),
    isFinding: !search && !index.hasFailed,
  });
  const { state } = list;
  const talkTime = useTalkTimes(talk);
  // An index that did not come is asked for again at the next keystroke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the search tries again.
  useEffect(() => index.load(), [index.load, state.q]);
  const query = state.q.trim();
  const nearest = list.isEmpty ? nearestTo(list.items, list.readState, list.found?.scores) : [];
  const answers = JSON.stringify({ search: queryInWords(state).join('\n') });
  return (
    <div className={`stack gap-y-4 gap-x-6 ${styles.beside}`}>
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
              <SpeakerGrid speakers={nearest} heading="h3" talkTime={talkTime} />
            </>
          )
        }
      >
        <SpeakerGrid
          speakers={list.page}
          heading="h2"
          control={shortlistControl}
          talkTime={talkTime}
        />
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

interface SpeakerGridProps {
  speakers: readonly DirectoryEntry[];
  heading: 'h2' | 'h3';
  /** Says when a speaker can talk; without it the stated hours stand. */
  talkTime?: ReturnType<typeof useTalkTimes>;
  /** A control for each card; always the same function, or every card is rendered anew. */
  control?: (speaker: SpeakerSummary) => ReactNode;
}

export const SpeakerGrid = memo(function SpeakerGrid(props: SpeakerGridProps) {
  const { speakers, talkTime, ...card } = props;
  return (
    <ul className={`stack gap-y-2 gap-x-gutter ${styles.grid}`} role="list">
      {speakers.map((speaker) => (
        <GridCard key={speaker.id} speaker={speaker} talk={talkTime?.(speaker)} {...card} />
      ))}
    </ul>
  );
});

type CardProps = Omit<SpeakerGridProps, 'speakers' | 'talkTime'> & {
  speaker: DirectoryEntry;
  talk: string | undefined;
};

/**
 * One card. Memoized: a filter adds, removes and moves cards and changes none. No `Suspense` around
 * it, which would let the form hydrate first: React puts such parts at the end of the page, from
 * where only a script brings them back.
 */
const GridCard = memo(function GridCard({ speaker, heading, control, talk }: CardProps) {
  return (
    <li>
      <SpeakerCard
        speaker={speaker}
        heading={heading}
        facts={<DirectoryFacts speaker={speaker} talk={talk} />}
      >
        {control?.(speaker)}
      </SpeakerCard>
    </li>
  );
});
