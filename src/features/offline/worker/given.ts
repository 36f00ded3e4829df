import type { OfflineWords } from '../offline.schema.ts';

/** A file that the worker may keep: its address, and the hash by which it knows that it got this release's. */
export interface KeptFile {
  url: string;
  /** As in `integrity` attributes: `sha256-…`. */
  integrity: string;
  /** Bytes, not packed. */
  bytes: number;
}

/** What the build tells the worker (`build/write-worker.ts`). */
export interface Given {
  /** Id of the release: the same files have the same id. */
  release: string;
  /** Kept on every visit. */
  core: readonly KeptFile[];
  /** Kept of those for a visitor who saves data. */
  least: readonly KeptFile[];
  /** Kept after a press; holds the core too. */
  guides: readonly KeptFile[];
  words: OfflineWords['worker'];
}
