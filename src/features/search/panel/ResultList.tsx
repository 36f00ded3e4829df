import { type MouseEvent, memo, useId } from 'react';
import { fillIn } from '#site/fill-in.ts';
import { Button } from '#ui/button/Button.tsx';
import type { Found } from '../find/fetch-finder.ts';
import type { FilteredPeople } from '../find/people.ts';
import type { ShownResults } from '../find/shown-results.ts';
import type { Hit } from '../find/site-finder.ts';
import { marked, type Piece, resultLine } from '../find/snippet.ts';
import type { HeadEntry } from '../index/search-files.ts';
import type { ResultKind } from '../records/search-record.ts';
import { searchWords as words } from '../search-words.ts';
import type { Passages } from './use-found.ts';

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
  const { arrangement, list, people } = results;
  const total = results.total - (people ? 1 : 0);
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
            forms={hit.words}
            passages={passages.get(hit.place) ?? []}
            isNamed={isNamed}
            onChoose={onChoose}
          />
        )
      );
    });
  return (
    <>
      {reading !== 'exact' && !people && <p className="search-note">{words[reading]}</p>}
      <ul className="search-groups" role="list" aria-label="Results">
        {groups.map(({ kind, hits, total: ofKind }) => (
          <li key={kind ?? 'best'}>
            {arrangement && (
              <Heading className="search-group" id={`${id}-${kind ?? 'best'}`}>
                {kind ? words.kinds.names[kind] : words.best}
              </Heading>
            )}
            <ul role="list" {...(arrangement && { 'aria-labelledby': `${id}-${kind ?? 'best'}` })}>
              {people && !kind && (
                <ResultItem
                  entry={entryOf(people)}
                  forms={[]}
                  passages={[]}
                  isNamed
                  onChoose={onChoose}
                />
              )}
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

/** A filtered directory as a result: how many are in it, and by what. */
function entryOf({ count, chosen, href, widened }: FilteredPeople): HeadEntry {
  const { one, many, about, wider } = words.people;
  const title = fillIn(count === 1 ? one : many, { n: String(count), what: chosen.join(', ') });
  return ['speaker', 'directory', href, title, widened ? fillIn(wider, { state: widened }) : about];
}

interface ItemProps {
  entry: HeadEntry;
  /** Forms of the words that fit. */
  forms: readonly string[];
  /** What its page says, as far as it is here. */
  passages: readonly string[];
  /** Says what it is, where things of several kinds stand together. */
  isNamed: boolean;
  onChoose: (event: MouseEvent, href: string) => void;
}

/** One result: what it is, its title as the link, and the line that shows why it fits. */
const ResultItem = memo(function ResultItem(props: ItemProps) {
  const { entry, forms: found, passages, isNamed, onChoose } = props;
  const [kind, , href, title] = entry;
  const forms = new Set(found);
  return (
    <li className="search-result">
      <div className="search-head">
        <a href={href} data-result="" onClick={(event) => onChoose(event, href)}>
          <Pieces pieces={marked(title, forms)} />
        </a>
        {isNamed && <span className="search-one">{words.kinds.one[kind]}</span>}
      </div>
      <p className="search-line">
        <Pieces pieces={resultLine(entry, forms, passages)} />
      </p>
    </li>
  );
});

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, isMarked }) => {
    const key = at;
    at += text.length;
    return isMarked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
