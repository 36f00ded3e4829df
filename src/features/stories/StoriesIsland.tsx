import { useEffect, useMemo } from 'react';
import { ListForm } from '#lists/ListForm.tsx';
import { EmptyList, ListHead } from '#lists/ListResults.tsx';
import { haveAllOf, isActive, type ListState, withValues } from '#lists/list.ts';
import { indexList, type ListFrame, select } from '#lists/select.ts';
import { type List, useList } from '#lists/use-list.ts';
import type { OwnState } from '#lists/use-list-state.ts';
import { useAnchorInQuery } from '#site/address/use-address-state.ts';
import { useIsHydrated } from '#site/hydration.ts';
import { Button } from '#ui/button/Button.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { TabbedSections, TabSection } from '#ui/tabs/TabbedSections.tsx';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { tabIdOf } from '#ui/tabs/tabs.ts';
import { usePages, WithMore } from '#ui/with-more/WithMore.tsx';
import { LeadStory, StoryList } from './StoryList.tsx';
import type { StoriesPageFile } from './story.schema.ts';
import { type StorySummary, tabLabel } from './story.ts';
import styles from './story-list.module.css';
import {
  countOfKind,
  kindLabels,
  type StoryKind,
  storiesOfKind,
  storyKinds,
  storyList,
} from './story-list.ts';

/** The label of both buttons that clear, in the specification's words. */
const clearLabel = 'Clear filters';

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
  /** The sentence that says what recordings and drawings are. */
  note: string | undefined;
  /** The story that leads the list; while nothing is narrowed, it is not repeated in it. */
  lead: StorySummary | undefined;
  frame: ListFrame<StorySummary>;
}

/** The leading story, search, filters and the two lists of matches, one for each tab. */
export function StoriesIsland({ title, words, note, lead, frame }: Props) {
  useAnchorInQuery('tab', storyKinds);
  const list: Stories = useList({
    definition: storyList,
    frame,
    words: { waiting: words.waiting },
    own: openTab,
    allHref: '/stories.json',
    sentenceOf: (stories, state) => {
      const inTab = storiesOfKind(stories, state.tab);
      if (inTab.length === 0) return words.none[state.tab];
      const haveAll = haveAllOf(storyList.facets, inTab, state);
      return `${countOfKind(state.tab, inTab.length)}${haveAll.words}`;
    },
  });
  const { tab } = list.state;
  const listOfTab = useOpenTab(list);
  // Without script both tabs are open, one below the other.
  const openTabId = useIsHydrated() ? tab : undefined;
  usePausedHiddenTabs(openTabId);
  const countOf = (kind: StoryKind) =>
    list.isWhole ? storiesOfKind(list.left, kind).length : (list.counts['type']?.[kind] ?? 0);
  const tabs = storyKinds.map((id) => ({ id, label: tabLabel(kindLabels[id], countOf(id)) }));

  function open(id: string) {
    const next = storyKinds.find((kind) => kind === id);
    if (next && next !== tab) list.ask((now) => withTab(now, next));
  }

  return (
    <>
      {lead && <LeadStory story={lead} />}
      <div className={`page-width ${styles.stories}`}>
        {note !== undefined && <Small>{note}</Small>}
        <ListForm
          list={listOfTab}
          title={title}
          action="/stories"
          search={{ label: 'Search stories', placeholder: 'Search stories...' }}
        />
        <div data-awaits-address="">
          <ListHead list={listOfTab} notes={[list.hasFailed && words.failed]} clear={clearLabel} />
          <TabbedSections
            row={<TabRow label="Story format" tabs={tabs} chosen={openTabId} onChoose={open} />}
          >
            {tabs.map((tabOfKind) => (
              <TabSection key={tabOfKind.id} tab={tabOfKind} chosen={openTabId}>
                <StoriesOfKind
                  kind={tabOfKind.id}
                  list={list}
                  lead={lead}
                  words={words}
                  onOpen={open}
                />
              </TabSection>
            ))}
          </TabbedSections>
        </div>
      </div>
    </>
  );
}

/** Returns the list with the counts and the sentence of the open tab alone. */
function useOpenTab(list: Stories): Stories {
  const { items, state, counts, sentence } = list;
  const index = useMemo(
    () => indexList(storyList, storiesOfKind(items, state.tab)),
    [items, state.tab],
  );
  const selection = select(index, state);
  return {
    ...list,
    counts: {
      ...counts,
      tag: list.isWhole ? (selection.counts['tag'] ?? {}) : (counts['tag'] ?? {}),
    },
    haveAll: haveAllOf(storyList.facets, selection.items, state).count,
    sentence: selection.items.length > 0 ? sentence : countOfKind(state.tab, 0),
  };
}

interface KindProps extends Pick<Props, 'words' | 'lead'> {
  kind: StoryKind;
  list: Stories;
  onOpen: (id: string) => void;
}

/**
 * The stories of one kind; where none matches, buttons that clear the filters and open the other
 * tab.
 */
function StoriesOfKind({ kind, list, lead, words, onOpen }: KindProps) {
  const isWhole = !isActive(list.state);
  const stories = useMemo(
    () => storiesOfKind(list.listed, kind).filter(({ id }) => !(isWhole && id === lead?.id)),
    [list.listed, kind, isWhole, lead],
  );
  const { page, next, showMore } = usePages(stories, storyList.pageSize);
  const other = kind === 'audio' ? 'video' : 'audio';
  const otherCount = storiesOfKind(list.listed, other).length;
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
      clear={clearLabel}
      help={
        otherCount > 0 && (
          <Button
            size="small"
            tone="ghost"
            onClick={() => {
              document.getElementById(tabIdOf(other))?.focus();
              onOpen(other);
            }}
          >
            Show {countOfKind(other, otherCount)}
          </Button>
        )
      }
    />
  );
}

/**
 * Returns the state with another tab open; a type filter that is set to the other type is reset
 * (specification section 4).
 */
function withTab<State extends ListState & OpenTab>(state: State, tab: StoryKind): State {
  const next = { ...state, tab };
  return state.chosen['type']?.[0] === tab ? next : withValues(next, 'type', []);
}

/**
 * Pauses the players of a tab when another opens, because a visitor cannot find a hidden player to
 * stop it.
 */
function usePausedHiddenTabs(openTab: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panels follow the tab.
  useEffect(() => {
    const hiddenMedia = '[role="tabpanel"][hidden] :is(audio, video)';
    for (const media of document.querySelectorAll<HTMLMediaElement>(hiddenMedia)) media.pause();
  }, [openTab]);
}
