import type { GuidesState } from './kept-caches.ts';

/** What a page may ask of the worker. */
export type GuidesQuestion = 'guides-size' | 'keep-guides';

/** What the worker answers: the size of the guides in bytes, how far it is, that they are kept, or that it could not. */
export type GuidesAnswer =
  | { bytes: number }
  | { done: number; of: number }
  | { kept: GuidesState }
  | { failed: true };
