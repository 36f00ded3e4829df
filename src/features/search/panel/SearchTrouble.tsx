import { Button } from '#ui/button/Button.tsx';
import { searchWords } from '../search-words.ts';
import { siteMapHref } from './site-map-href.ts';

const { trouble: words } = searchWords;

interface Props {
  onRetry: () => void;
}

/** The index did not come: say so, offer another try and the map of the site. */
export function SearchTrouble({ onRetry }: Props) {
  return (
    <div className="search-nothing">
      <p>
        <strong>{words.title}</strong> {words.text}
      </p>
      <Button size="small" onClick={onRetry}>
        {words.again}
      </Button>
      <p>
        <a className="search-way" href={siteMapHref}>
          {words.map}
        </a>
      </p>
    </div>
  );
}
