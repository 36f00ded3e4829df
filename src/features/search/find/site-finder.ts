import { partsOf } from '../index/cut-terms.ts';
import { openParts } from '../index/open-parts.ts';
import type { SearchHead, SearchPart, SearchText } from '../index/search-files.ts';
import type { SiteIndex } from '../index/site-index.ts';
import type { ResultKind } from '../records/search-record.ts';
import { type Finding, find } from './find.ts';

/** Looks for words in everything, loading the parts of the index that a query needs and no others. */
export interface SiteFinder {
  head: SearchHead;
  kindAt: (place: number) => ResultKind;
  /** Rejects where a part cannot be had. */
  find: (query: string) => Promise<Finding>;
  /** The passages of a record; none where they cannot be had. */
  passagesAt: (place: number) => Promise<SearchText>;
}

/** The ways to the files of one release. */
export interface SearchLoaders {
  part: (number: number) => Promise<SearchPart>;
  text: (id: string) => Promise<SearchText>;
}

/** A head and the ways to its files → a finder. Each file is asked for once, unless that failed. */
export function siteFinder(head: SearchHead, load: SearchLoaders): SiteFinder {
  const partOf = askedOnce(load.part);
  const textOf = askedOnce(load.text);
  const ignored = new Set(head.ignored);
  const kindAt = (place: number) => head.entries[place]?.[0] ?? 'page';
  // While one word is typed its parts stay the same, so the last index is mostly the next one too.
  let last: { key: string; index: Promise<SiteIndex> } | undefined;

  function open(starts: readonly string[]): Promise<SiteIndex> {
    const needed = [...new Set(starts.flatMap((start) => partsOf(head.parts, start)))];
    const key = needed.sort((a, b) => a - b).join();
    if (last?.key !== key) {
      const index = Promise.all(needed.map(partOf)).then((loaded) => openParts(head, loaded));
      last = { key, index };
      index.catch(() => {
        last = undefined;
      });
    }
    return last.index;
  }

  return {
    head,
    kindAt,
    find: (query) => find(query, { ignored, kindAt, open }),
    passagesAt: (place) => textOf(head.entries[place]?.[1] ?? '').catch(() => []),
  };
}

/** The same question gets the same answer, unless it failed. */
function askedOnce<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const answers = new Map<Key, Promise<Value>>();
  return (key) => {
    const answer = answers.get(key) ?? load(key);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
