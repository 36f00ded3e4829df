import { useMemo } from 'react';
import { useAddressState } from '#site/address/use-address-state.ts';
import { useAnchorInQuery } from '#site/address/use-anchor-in-query.ts';
import { useIsLive } from '#site/use-is-live.ts';
import { storyKinds } from '../story-kinds.ts';
import type { StorySummary } from '../story-summary.ts';
import { filterStories, tagsOf } from './filter-stories.ts';
import { filterFromAddress, filterToAddress } from './story-address.ts';
import { emptyFilter } from './story-filter.ts';

/** The filter, which lives in the address, and the list that it leaves under each tab. */
export function useStories(stories: readonly StorySummary[]) {
  const tags = useMemo(() => tagsOf(stories), [stories]);
  useAnchorInQuery('tab', storyKinds);
  const [filter, change] = useAddressState(emptyFilter, {
    read: (query) => filterFromAddress(query, tags),
    write: filterToAddress,
  });
  const isLive = useIsLive();
  const lists = useMemo(() => {
    const left = filterStories(stories, filter);
    const ofKind = (kind: StorySummary['kind']) => left.filter((story) => story.kind === kind);
    return { audio: ofKind('audio'), video: ofKind('video') };
  }, [stories, filter]);
  return {
    ...{ filter, change, tags, lists },
    /** The open tab; none until the page is live, when both lists stand there. */
    openTab: isLive ? filter.tab : undefined,
  };
}
