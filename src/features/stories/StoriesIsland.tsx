import { useEffect, useMemo } from 'react';
import { ListForm } from '#lists/ListForm.tsx';
import { EmptyList, ListHead } from '#lists/ListResults.tsx';
import { haveAllOf, type ListState, withValues } from '#lists/list.ts';
import { indexList, type ListFrame, select } from '#lists/select.ts';
import { type List, type OwnState, useList } from '#lists/use-list.ts';
import { useAnchorInQuery } from '#site/address/use-address-state.ts';
import { useIsHydrated } from '#site/hydration.ts';
import { Button } from '#ui/button/Button.tsx';
import { TabbedSections, TabSection } from '#ui/tabs/TabbedSections.tsx';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { tabIdOf } from '#ui/tabs/tabs.ts';
import { usePages, WithMore } from '#ui/with-more/WithMore.tsx';
import { StoryList } from './StoryList.tsx';
import type { StoriesPageFile } from './story.schema.ts';
import { type StorySummary, tabLabel } from './story.ts';
import {
  countOfKind,
  kindLabels,
  ofKind,
  type StoryKind,
  storyKinds,
  storyList,
} from './story-list.ts';

const clear = 'Clear filters';

interface OpenTab {
  tab: StoryKind;
}

type Stories = List<StorySummary, OpenTab>;

/** The open tab in the address; audio comes first (specification section 4). */
const openTab: OwnState<OpenTab> = {
  first: { tab: 'audio' },
  read: (query) => ({ tab: storyKinds.find((kind) => kind === query.get('tab')) ?? 'audio' }),
  write: ({ tab }, query) => {
    if (tab !== 'audio') query.set('tab', tab);
  },
};

interface Props {
  title: string;
  words: StoriesPageFile['search'];
  frame: ListFrame<StorySummary>;
}

/** Search, filters and the two lists of matches, one for each tab. */
export function StoriesIsland({ title, words, frame }: Props) {
  useAnchorInQuery('tab', storyKinds);
  const list: Stories = useList({
    definition: storyList,
    frame,
    words: { none: ({ tab }) => words.none[tab], waiting: words.waiting },
    own: openTab,
    allHref: '/stories.json',
    sentenceOf: (stories, state) => {
      const shown = ofKind(stories, state.tab);
      if (shown.length === 0) return words.none[state.tab];
      return `${countOfKind(state.tab, shown.length)}${haveAllOf(storyList.facets, shown, state).words}`;
    },
  });
  const { tab } = list.state;
  const ofTab = useOpenTab(list);
  const chosen = useIsHydrated() ? tab : undefined;
  usePausedHiddenTabs(chosen);
  const countOf = (kind: StoryKind) =>
    list.isWhole ? ofKind(list.left, kind).length : (list.counts['type']?.[kind] ?? 0);
  const tabs = storyKinds.map((id) => ({ id, label: tabLabel(kindLabels[id], countOf(id)) }));

  function open(id: string) {
    const next = storyKinds.find((kind) => kind === id);
    if (next && next !== tab) list.ask((now) => withTab(now, next));
  }

  return (
    <>
      <ListForm
        list={ofTab}
        title={title}
        action="/stories"
        search={{ label: 'Search stories', placeholder: 'Search stories...' }}
      />
      <div data-awaits-address="">
        <ListHead list={ofTab} notes={[list.hasFailed && words.failed]} clear={clear} />
        <TabbedSections
          row={<TabRow label="Story format" tabs={tabs} chosen={chosen} onChoose={open} />}
        >
          {tabs.map((one) => (
            <TabSection key={one.id} tab={one} chosen={chosen}>
              <Kind kind={one.id} list={list} words={words} onOpen={open} />
            </TabSection>
          ))}
        </TabbedSections>
      </div>
    </>
  );
}

/** The list with the numbers of the open tab. */
function useOpenTab(list: Stories): Stories {
  const { items, state, counts, sentence } = list;
  const own = useMemo(() => indexList(storyList, ofKind(items, state.tab)), [items, state.tab]);
  const left = select(own, state);
  return {
    ...list,
    counts: { ...counts, tag: list.isWhole ? (left.counts['tag'] ?? {}) : (counts['tag'] ?? {}) },
    haveAll: haveAllOf(storyList.facets, left.items, state).count,
    sentence: left.items.length > 0 ? sentence : countOfKind(state.tab, 0),
  };
}

interface KindProps extends Pick<Props, 'words'> {
  kind: StoryKind;
  list: Stories;
  onOpen: (id: string) => void;
}

/**
 * The stories of one kind; where none matches, buttons that clear the filters and open the other
 * tab.
 */
function Kind({ kind, list, words, onOpen }: KindProps) {
  const stories = useMemo(() => ofKind(list.listed, kind), [list.listed, kind]);
  const { page, next, showMore } = usePages(stories, storyList.pageSize);
  const other = kind === 'audio' ? 'video' : 'audio';
  const others = ofKind(list.listed, other).length;
  if (stories.length > 0 || list.isWaiting)
    return (
      <WithMore next={next} onMore={showMore}>
        <StoryList kind={kind} stories={page} />
      </WithMore>
    );
  return (
    <EmptyList
      list={list}
      none={words.none[kind]}
      hint={words.hint}
      clear={clear}
      help={
        others > 0 && (
          <Button
            size="small"
            tone="ghost"
            onClick={() => {
              document.getElementById(tabIdOf(other))?.focus();
              onOpen(other);
            }}
          >
            Show {countOfKind(other, others)}
          </Button>
        )
      }
    />
  );
}

/** Opens a tab; a type filter that is set to the other type is reset (specification section 4). */
function withTab<State extends ListState & OpenTab>(state: State, tab: StoryKind): State {
  const next = { ...state, tab };
  return state.chosen['type']?.[0] === tab ? next : withValues(next, 'type', []);
}

/**
 * Pauses the players of a tab when another opens, because a hidden player cannot be found to stop
 * it.
 */
function usePausedHiddenTabs(openTab: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panels follow the tab.
  useEffect(() => {
    const hidden = '[role="tabpanel"][hidden] :is(audio, video)';
    for (const media of document.querySelectorAll<HTMLMediaElement>(hidden)) media.pause();
  }, [openTab]);
}
