import type { OfflineWords } from '../offline.schema.ts';

/** A file that the worker may keep. */
export interface KeptFile {
  /** Its path on this site. */
  url: string;
  /**
   * Its hash, by which the worker knows that it got the file of this release: `sha256-…`, as in
   * `integrity` attributes.
   */
  integrity: string;
  /** Its size before compression. */
  bytes: number;
  /** The occasion on which it is kept. */
  tier: Tier;
}

/**
 * The occasions on which files are kept: always, on every visit that does not save data, and after
 * a press. Each keeps the files of those before it too.
 */
export const tiers = ['least', 'core', 'guides'] as const;
export type Tier = (typeof tiers)[number];

/** The data that the build writes into the worker (`build/write-worker.ts`). */
export interface WorkerManifest {
  /** Id of the release: the same files have the same id. */
  release: string;
  files: readonly KeptFile[];
  /** The words of an outage, by the language of the page. */
  words: Readonly<Record<'en' | 'es', OfflineWords['worker']>>;
}
