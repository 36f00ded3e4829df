import { type BuiltPage, filesOf, readPages } from '../built-site.ts';
import { movesOf } from '../redirects.ts';

/** What a server has to be told of one build. */
export interface SiteFacts {
  pages: readonly BuiltPage[];
  /** Pages that answer for missing addresses. */
  missing: readonly BuiltPage[];
  /** Old addresses and where they lead. */
  moves: readonly (readonly [from: string, to: string])[];
  /** Every file that is sent. */
  files: readonly string[];
}

/** Reads a built folder. Throws if there is none. */
export function readSiteFacts(dir: string): SiteFacts {
  const { pages, missing } = readPages(dir);
  const moves = movesOf(new Set(pages.map(({ path }) => path)));
  return { pages, missing, moves, files: filesOf(dir) };
}
