import type { Turn } from './recording.ts';

/**
 * The place in the list of what is being said at a moment: the last timed turn that has begun. −1
 * before the first. What is read but not heard has no time and is never current.
 */
export function currentTurn(turns: readonly Turn[], position: number): number {
  return turns.findLastIndex(({ start }) => start !== undefined && start <= position);
}
