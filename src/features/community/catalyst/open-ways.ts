import { isOpen } from '#site/navigation.ts';

/** Whether a way to help is on this site: two of them belong to sections that can be off. */
export function isWayOpen(way: 'speaker' | 'catalyst' | 'story' | 'exchange'): boolean {
  if (way === 'story') return isOpen('stories');
  return way !== 'exchange' || isOpen('exchange');
}
