import { type MouseEvent, memo, useEffect, useId, useState } from 'react';
import { fillIn } from '#site/words.ts';
import { Button } from '#ui/button/Button.tsx';
import type { FilteredPeople } from '../find/people.ts';
import { isSaid, marked, type Piece, resultLine, type ShownResults } from '../find/results.ts';
import type { HeadEntry } from '../find/search-files.ts';
import type { Found } from '../find/site-finder.ts';
import type { ResultKind } from '../search-state.ts';
import { searchWords as words } from '../search-words.ts';

/** How many results of the chosen kinds come at a time. */
export const step = 10;

interface Props {
  found: Found;
  results: ShownResults;
  heading: 'h2' | 'h3';
  /** Kinds are chosen: they are one list, without a heading. */
  isChosen: boolean;
  onKind: (kind: ResultKind) => void;
  onMore: () => void;
  onChoose: (event: MouseEvent, href: string) => void;
}

/** What was found: the best, then the others by kind; or the list of the chosen kinds. */
export function ResultList(props: Props) {
  const { found, results, heading: Heading, isChosen, onKind, onMore, onChoose } = props;
  const { finding, finder } = found;
  const { groups, people } = results;
  const id = useId();
  return (
    <>
      {finding.reading !== 'exact' && !people && (
        <p className="search-note">{words[finding.reading]}</p>
      )}
      <ul className="search-groups" role="list" aria-label="Results">
        {groups.map(({ kind, hits, total }) => {
          const headingId = `${id}-${kind ?? 'best'}`;
          const rest = total - hits.length;
          return (
            <li key={kind ?? 'best'}>
              {!isChosen && (
                <Heading className="search-group" id={headingId}>
                  {kind ? words.kinds.names[kind] : words.best}
                </Heading>
              )}
              <ul role="list" aria-labelledby={isChosen ? undefined : headingId}>
                {people && !kind && (
                  <ResultItem entry={entryOf(people)} forms={noForms} isNamed onChoose={onChoose} />
                )}
                {hits.map(({ place, words: forms }) => {
                  const entry = finder.head.entries[place];
                  return (
                    entry && (
                      <ResultItem
                        key={entry[1]}
                        {...{ entry, forms, finder, place, onChoose }}
                        isNamed={kind === undefined}
                      />
                    )
                  );
                })}
              </ul>
              {kind && rest > 0 && (
                <Button size="small" tone="ghost" onClick={() => onKind(kind)}>
                  {fillIn(words.all, {
                    n: String(total),
                    kind: words.kinds.names[kind].toLowerCase(),
                  })}
                </Button>
              )}
              {isChosen && hits.length > 0 && rest > 0 && (
                <Button size="small" tone="ghost" onClick={onMore}>
                  {fillIn(words.more, { n: String(Math.min(step, rest)) })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
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
  /** Where its passages come from; absent for what has no page of its own. */
  finder?: Found['finder'];
  place?: number;
  /** Says what it is, where things of several kinds stand together. */
  isNamed: boolean;
  onChoose: (event: MouseEvent, href: string) => void;
}

/** One result: what it is, its title as the link, and the line that shows why it fits. */
const ResultItem = memo(function ResultItem(props: ItemProps) {
  const { entry, forms: found, finder, place, isNamed, onChoose } = props;
  const [kind, , href, title] = entry;
  const forms = new Set(found);
  const passages = usePassages(isSaid(entry, forms) ? undefined : finder, place);
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

const noForms: readonly string[] = [];

/** While a visitor types, the passages for words that are not finished are not fetched, in ms. */
const afterTyping = 200;

/** What the page of a result says, once it has come; nothing without a finder, since the result says enough. */
function usePassages(finder: Found['finder'] | undefined, place = 0): readonly string[] {
  const [passages, setPassages] = useState(noForms);
  useEffect(() => {
    let isWanted = finder !== undefined;
    const timer = setTimeout(async () => {
      const fetched = await finder?.passagesAt(place);
      if (isWanted && fetched) setPassages(fetched);
    }, afterTyping);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [finder, place]);
  return passages;
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, isMarked }) => {
    const key = at;
    at += text.length;
    return isMarked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
