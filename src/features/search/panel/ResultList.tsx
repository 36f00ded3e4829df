import { type MouseEvent, useId } from 'react';
import { fillIn } from '#site/fill-in.ts';
import { Button } from '#ui/button/Button.tsx';
import type { Found } from '../find/fetch-finder.ts';
import type { Hit } from '../find/find.ts';
import type { ResultKind } from '../records/search-record.ts';
import { searchWords as words } from '../search-words.ts';
import { ResultItem } from './ResultItem.tsx';
import type { ShownResults } from './shown-results.ts';
import type { Passages } from './use-passages.ts';

interface Props {
  found: Found;
  results: ShownResults;
  passages: Passages;
  heading: 'h2' | 'h3';
  onKind: (kind: ResultKind) => void;
  onMore: () => void;
  onChoose: (event: MouseEvent, href: string) => void;
}

/** What was found: the best, then the others by kind; or the list of the chosen kinds. */
export function ResultList(props: Props) {
  const { found, results, passages, heading: Heading, onKind, onMore, onChoose } = props;
  const id = useId();
  const { reading } = found.finding;
  const { arrangement, list, total } = results;
  const groups = arrangement
    ? [{ kind: undefined, hits: arrangement.best, total: 0 }, ...arrangement.groups]
    : [{ kind: undefined, hits: list, total: 0 }];
  const itemsOf = (hits: readonly Hit[], isNamed: boolean) =>
    hits.map((hit) => {
      const entry = found.finder.head.entries[hit.place];
      return (
        entry && (
          <ResultItem
            key={entry[1]}
            entry={entry}
            words={hit.words}
            passages={passages.get(hit.place) ?? []}
            isNamed={isNamed}
            onChoose={onChoose}
          />
        )
      );
    });
  return (
    <>
      {reading !== 'exact' && <p className="search-note">{words[reading]}</p>}
      <ul className="search-groups" role="list" aria-label="Results">
        {groups.map(({ kind, hits, total: ofKind }) => (
          <li key={kind ?? 'best'}>
            {arrangement && (
              <Heading className="search-group" id={`${id}-${kind ?? 'best'}`}>
                {kind ? words.kinds.names[kind] : words.best}
              </Heading>
            )}
            <ul role="list" {...(arrangement && { 'aria-labelledby': `${id}-${kind ?? 'best'}` })}>
              {itemsOf(hits, kind === undefined)}
            </ul>
            {kind && ofKind > hits.length && (
              <Button size="small" tone="ghost" onClick={() => onKind(kind)}>
                {fillIn(words.all, {
                  n: String(ofKind),
                  kind: words.kinds.names[kind].toLowerCase(),
                })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.length > 0 && list.length < total && (
        <Button size="small" tone="ghost" onClick={onMore}>
          {fillIn(words.more, { n: String(Math.min(10, total - list.length)) })}
        </Button>
      )}
    </>
  );
}
