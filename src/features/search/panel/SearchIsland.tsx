import { useLayoutEffect } from 'react';
import { useAddressState } from '#site/address/use-address-state.ts';
import { emptySearch, searchFromAddress, searchToAddress } from '../search-state.ts';
import { searchWords } from '../search-words.ts';
import { SearchPanel } from './SearchPanel.tsx';
import '../search.css';

const codec = { read: searchFromAddress, write: searchToAddress };

/**
 * The search on its page. The address holds it, and the title of the window names its words;
 * without words that title is `documentTitle`.
 */
export function SearchIsland({ documentTitle }: { documentTitle: string }) {
  const [search, change] = useAddressState(emptySearch, codec);
  const words = search.q.trim();

  useLayoutEffect(() => {
    document.title = words ? `“${words}”, ${searchWords.title.toLowerCase()}` : documentTitle;
    // Whoever reads results has no use for the map under them.
    document.querySelector('[data-site-map]')?.toggleAttribute('hidden', words !== '');
  }, [words, documentTitle]);

  return <SearchPanel search={search} onChange={change} />;
}
