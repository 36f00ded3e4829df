import { type MouseEvent, useEffect, useId, useState } from 'react';
import { fillIn } from '#site/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { fetchPassages } from '../find/fetch-passages.ts';
import type { FilteredPeople } from '../find/people.ts';
import { isSaid, marked, type Piece, resultLine, type ShownResults } from '../find/results.ts';
import type { Finding, Hit } from '../find/site-search.ts';
import type { ResultKind } from '../search-state.ts';
import { type AnswerWords, isInSpanish } from '../spanish.ts';

/** Number of results of the chosen kinds that a press on “Show more” adds. */
export const resultsPerStep = 10;

interface Props {
  finding: Finding;
  words: AnswerWords;
  results: ShownResults;
  heading: 'h2' | 'h3';
  /** Kinds are chosen: they are one list, without a heading. */
  isChosen: boolean;
  onKind: (kind: ResultKind) => void;
  onMore: () => void;
  onChoose: (event: MouseEvent, href: string) => void;
}

/** The results of a query: the best, then the others by kind; or those of the chosen kinds. */
export function ResultList(props: Props) {
  const { finding, words, results, heading: Heading, isChosen, onKind, onMore, onChoose } = props;
  const { reading } = finding;
  const { groups, people } = results;
  const id = useId();
  return (
    <>
      {reading !== 'exact' && !people && <p className="quiet small">{words[reading]}</p>}
      <ul className="search-groups stack gap-y-5" role="list" aria-label="Results">
        {groups.map(({ kind, hits, total }) => {
          const headingId = `${id}-${kind ?? 'best'}`;
          const rest = total - hits.length;
          const listed = people && !kind ? [peopleHit(people, words.people), ...hits] : hits;
          return (
            <li key={kind ?? 'best'}>
              {!isChosen && (
                <Heading className="search-group" id={headingId}>
                  {kind ? words.kinds.names[kind] : words.best}
                </Heading>
              )}
              <ul role="list" aria-labelledby={isChosen ? undefined : headingId}>
                {listed.map((hit) => (
                  <ResultItem
                    key={hit.id}
                    hit={hit}
                    onChoose={onChoose}
                    kindName={kind === undefined ? words.kinds.one[hit.kind] : undefined}
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
                  {fillIn(words.more, { n: String(Math.min(resultsPerStep, rest)) })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The filtered directory as a result. */
function peopleHit(
  { count, chosen, href, widened }: FilteredPeople,
  { one, many, about, wider }: AnswerWords['people'],
): Hit {
  return {
    kind: 'speaker',
    id: 'directory',
    href,
    words: [],
    part: 1,
    title: fillIn(count === 1 ? one : many, { n: String(count), what: chosen.join(', ') }),
    about: widened ? fillIn(wider, { state: widened }) : about,
  };
}

interface ItemProps {
  hit: Hit;
  /** The kind of the result, where things of several kinds stand together. */
  kindName: string | undefined;
  onChoose: (event: MouseEvent, href: string) => void;
}

/** One result: what it is, its title as the link, and the line that shows why it fits. */
function ResultItem({ hit, kindName, onChoose }: ItemProps) {
  const { href, title } = hit;
  const lang = isInSpanish(href) ? 'es' : 'en';
  const passages = usePassages(hit);
  return (
    <li className="search-result">
      <div className="search-head cluster">
        <a href={href} lang={lang} data-result="" onClick={(event) => onChoose(event, href)}>
          <Pieces pieces={marked(title, new Set(hit.words))} />
        </a>
        {kindName && <span className="search-one">{kindName}</span>}
      </div>
      <p className="search-line" lang={lang}>
        <Pieces pieces={resultLine(hit, passages)} />
      </p>
    </li>
  );
}

/**
 * How long a result must stand in the list before its passages are fetched, in ms: while a visitor
 * types, each keystroke may replace it.
 */
const passagesDelay = 200;

/**
 * Returns the passages of the page of a result once they are fetched; none before, nor where title
 * and line have all of its words.
 */
function usePassages(hit: Hit): readonly string[] {
  const [passages, setPassages] = useState<readonly string[]>([]);
  const isEnough = isSaid(hit);
  useEffect(() => {
    if (isEnough) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const fetched = await fetchPassages(hit.id);
      if (isWanted) setPassages(fetched);
    }, passagesDelay);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isEnough, hit.id]);
  return passages;
}

/** A line with the words that fit marked. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, isMarked }) => {
    const key = at;
    at += text.length;
    return isMarked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
