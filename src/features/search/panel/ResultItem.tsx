import { type MouseEvent, memo } from 'react';
import { resultLine } from '../find/result-line.ts';
import { marked, type Piece } from '../find/snippet.ts';
import type { HeadEntry } from '../index/search-files.ts';
import { searchWords } from '../search-words.ts';

interface Props {
  entry: HeadEntry;
  /** Forms of the words that fit. */
  words: readonly string[];
  /** What its page says, as far as it is here. */
  passages: readonly string[];
  /** Says what it is, where things of several kinds stand together. */
  isNamed: boolean;
  onChoose: (event: MouseEvent, href: string) => void;
}

/** One result: what it is, its title as the link, and the line that shows why it fits. */
export const ResultItem = memo(function ResultItem(props: Props) {
  const { entry, words, passages, isNamed, onChoose } = props;
  const [kind, , href, title] = entry;
  const forms = new Set(words);
  return (
    <li className="search-result">
      <div className="search-head">
        <a href={href} data-result="" onClick={(event) => onChoose(event, href)}>
          <Pieces pieces={marked(title, forms)} />
        </a>
        {isNamed && <span className="search-one">{searchWords.kinds.one[kind]}</span>}
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
