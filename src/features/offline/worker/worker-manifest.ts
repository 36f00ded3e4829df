import type { OfflineWords } from '../offline.schema.ts';

/**
 * A file that the worker may keep: its address, and the hash by which it knows that it got this
 * release's.
 */
export interface KeptFile {
  url: string;
  /** As in `integrity` attributes: `sha256-…`. */
  integrity: string;
  /** Bytes, not packed. */
  bytes: number;
  /** When it is kept: always, on every visit that does not save data, or after a press. */
  tier: Tier;
}

/** From the least to the most; each holds those before it. */
export const tiers = ['least', 'core', 'guides'] as const;
export type Tier = (typeof tiers)[number];

/** What the build writes into the worker (`build/write-worker.ts`). */
export interface WorkerManifest {
  /** Id of the release: the same files have the same id. */
  release: string;
  files: readonly KeptFile[];
  words: OfflineWords['worker'];
}
