import { Button } from '#ui/button/Button.tsx';
import { searchWords as words } from '../search-words.ts';
import { siteMapHref } from './site-map-href.ts';

interface Props {
  /** Something was found, but of no chosen kind. */
  isFiltered: boolean;
  onEverything: () => void;
}

/** Never a dead end: show everything, or the map of the site. */
export function NothingFound({ isFiltered, onEverything }: Props) {
  return (
    <div className="search-nothing">
      <p>{isFiltered ? words.filtered : words.nothing}</p>
      {isFiltered && (
        <Button size="small" tone="ghost" onClick={onEverything}>
          {words.everything}
        </Button>
      )}
      <p>
        <a className="search-way" href={siteMapHref}>
          {words.trouble.map}
        </a>
      </p>
    </div>
  );
}
