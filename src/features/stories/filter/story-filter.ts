import type { StoryKind } from '../story-kinds.ts';

/** What the visitor asks of the stories, and which tab is open. */
export interface StoryFilter {
  /** Words searched for. */
  q: string;
  type: StoryKind | 'all';
  tags: readonly string[];
  /** Whether a story needs one of the chosen tags or all of them. */
  match: 'any' | 'all';
  tab: StoryKind;
}

/** A filter that lets every story through; audio comes first (specification section 4). */
export const emptyFilter: StoryFilter = {
  q: '',
  type: 'all',
  tags: [],
  match: 'any',
  tab: 'audio',
};

/** Whether anything narrows the lists; the open tab does not. */
export function isActive({ q, type, tags }: StoryFilter): boolean {
  return q.trim() !== '' || type !== 'all' || tags.length > 0;
}

/** Search, type and tags as at first; the tab stays (specification section 4). */
export function cleared({ tab }: StoryFilter): StoryFilter {
  return { ...emptyFilter, tab };
}

/** Adds a tag, or takes it away. */
export function toggledTag(filter: StoryFilter, tag: string): StoryFilter {
  const tags = filter.tags.includes(tag)
    ? filter.tags.filter((other) => other !== tag)
    : [...filter.tags, tag];
  return { ...filter, tags };
}

/** Opens a tab; a type filter that is set to the other type is reset (specification section 4). */
export function withTab(filter: StoryFilter, tab: StoryKind): StoryFilter {
  return { ...filter, tab, type: filter.type === tab ? tab : 'all' };
}
