import { type MouseEvent, useEffect, useId, useState } from 'react';
import { fillIn } from '#site/words.ts';
import { Button } from '#ui/button/Button.tsx';
import type { FilteredPeople } from '../find/people.ts';
import { isSaid, marked, type Piece, resultLine, type ShownResults } from '../find/results.ts';
import type { Finding, Hit } from '../find/site-finder.ts';
import type { ResultKind } from '../search-state.ts';
import { searchWords as words } from '../search-words.ts';

/** How many results of the chosen kinds come at a time. */
export const step = 10;

interface Props {
  finding: Finding;
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
  const { finding, results, heading: Heading, isChosen, onKind, onMore, onChoose } = props;
  const { passagesOf, reading } = finding;
  const { groups, people } = results;
  const id = useId();
  return (
    <>
      {reading !== 'exact' && !people && <p className="quiet small">{words[reading]}</p>}
      <ul className="search-groups stack gap-y-5" role="list" aria-label="Results">
        {groups.map(({ kind, hits, total }) => {
          const headingId = `${id}-${kind ?? 'best'}`;
          const rest = total - hits.length;
          const shown = people && !kind ? [peopleHit(people), ...hits] : hits;
          return (
            <li key={kind ?? 'best'}>
              {!isChosen && (
                <Heading className="search-group" id={headingId}>
                  {kind ? words.kinds.names[kind] : words.best}
                </Heading>
              )}
              <ul role="list" aria-labelledby={isChosen ? undefined : headingId}>
                {shown.map((hit) => (
                  <ResultItem
                    key={hit.id}
                    hit={hit}
                    passagesOf={passagesOf}
                    onChoose={onChoose}
                    isNamed={kind === undefined}
                  />
                ))}
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

function peopleHit({ count, chosen, href, widened }: FilteredPeople): Hit {
  const { one, many, about, wider } = words.people;
  return {
    kind: 'speaker',
    id: 'directory',
    href,
    words: [],
    title: fillIn(count === 1 ? one : many, { n: String(count), what: chosen.join(', ') }),
    about: widened ? fillIn(wider, { state: widened }) : about,
  };
}

interface ItemProps extends Pick<Finding, 'passagesOf'> {
  hit: Hit;
  /** Says what it is, where things of several kinds stand together. */
  isNamed: boolean;
  onChoose: (event: MouseEvent, href: string) => void;
}

/** One result: what it is, its title as the link, and the line that shows why it fits. */
function ResultItem({ hit, passagesOf, isNamed, onChoose }: ItemProps) {
  const { kind, href, title } = hit;
  const passages = usePassages(hit, passagesOf);
  return (
    <li className="search-result">
      <div className="search-head cluster">
        <a href={href} data-result="" onClick={(event) => onChoose(event, href)}>
          <Pieces pieces={marked(title, new Set(hit.words))} />
        </a>
        {isNamed && <span className="search-one">{words.kinds.one[kind]}</span>}
      </div>
      <p className="search-line">
        <Pieces pieces={resultLine(hit, passages)} />
      </p>
    </li>
  );
}

/** While a visitor types, the passages for words that are not finished are not fetched, in ms. */
const afterTyping = 200;

/** What the page of a result says, once it has come; nothing where the result says enough. */
function usePassages(hit: Hit, passagesOf: Finding['passagesOf']): readonly string[] {
  const [passages, setPassages] = useState<readonly string[]>([]);
  const isEnough = isSaid(hit);
  useEffect(() => {
    if (isEnough) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const fetched = await passagesOf(hit.id);
      if (isWanted) setPassages(fetched);
    }, afterTyping);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isEnough, hit.id, passagesOf]);
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
