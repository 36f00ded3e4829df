import { useRef } from 'react';
import { useSaidChange } from '#ui/announcer/use-said-change.ts';
import { TabbedSections } from '#ui/tabs/TabbedSections.tsx';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { TabSection } from '#ui/tabs/TabSection.tsx';
import { tabIdOf } from '#ui/tabs/tabs.ts';
import { StoryFilters } from './filter/StoryFilters.tsx';
import { cleared, isActive, type StoryFilter, toggledTag, withTab } from './filter/story-filter.ts';
import { useStories } from './filter/use-stories.ts';
import { NoStory } from './NoStory.tsx';
import { StoryList } from './StoryList.tsx';
import type { StoriesPageFile } from './stories-page.schema.ts';
import { tabLabel } from './story.ts';
import { countOfKind, kindLabels, otherKind, type StoryKind, storyKinds } from './story-kinds.ts';
import type { StorySummary } from './story-summary.ts';
import { useQuietTabs } from './use-quiet-tabs.ts';

interface Props {
  title: string;
  words: StoriesPageFile['search'];
  stories: readonly StorySummary[];
}

/** Search, filters and the two lists they leave. Built as both lists whole; what is asked of them lives in the address. */
export function StoriesIsland({ title, words, stories }: Props) {
  const { filter, change, tags, lists, openTab } = useStories(stories);
  useQuietTabs(openTab);
  const searchField = useRef<HTMLInputElement>(null);
  const tabs = storyKinds.map((id) => ({ id, label: tabLabel(kindLabels[id], lists[id].length) }));
  const shown = lists[filter.tab].length;
  const say = useSaidChange(shown > 0 ? countOfKind(filter.tab, shown) : words.none[filter.tab]);

  function press(next: StoryFilter, before = '') {
    change(next);
    say('press', before);
  }

  function clear() {
    searchField.current?.focus();
    press(cleared(filter), 'Filters cleared. ');
  }

  function open(id: string) {
    const tab = storyKinds.find((kind) => kind === id);
    if (tab && tab !== filter.tab) press(withTab(filter, tab));
  }

  function openOther(kind: StoryKind) {
    document.getElementById(tabIdOf(kind))?.focus();
    open(kind);
  }

  return (
    <>
      <StoryFilters
        {...{ title, filter, tags, stories, searchField }}
        onType={(q) => {
          change({ ...filter, q }, 'typing');
          say('typing');
        }}
        onPress={press}
        onRemoveTag={(tag) => press(toggledTag(filter, tag), `Removed ${tag}. `)}
        {...(isActive(filter) && { onClear: clear })}
      />
      <div data-awaits-address="">
        <TabbedSections
          row={<TabRow label="Story format" tabs={tabs} chosen={openTab} onChoose={open} />}
        >
          {tabs.map((tab) => (
            <TabSection key={tab.id} tab={tab} chosen={openTab}>
              {lists[tab.id].length > 0 ? (
                <StoryList kind={tab.id} stories={lists[tab.id]} />
              ) : (
                <NoStory
                  title={words.none[tab.id]}
                  hint={words.hint}
                  other={otherKind(tab.id)}
                  others={lists[otherKind(tab.id)].length}
                  onOpenOther={openOther}
                  {...(isActive(filter) && { onClear: clear })}
                />
              )}
            </TabSection>
          ))}
        </TabbedSections>
      </div>
    </>
  );
}
