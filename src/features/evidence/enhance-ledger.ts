import { placeAt } from '#ui/fragment/fragment.ts';
import { readCiteData } from './cite/cite-data.ts';
import { quotation } from './claims/claim.ts';
import { archiveAt } from './sources/publisher-sites.ts';

/**
 * Gives the copy buttons of the ledger their texts, and opens the details of the claim that the
 * hash names, now and at each `hashchange`.
 */
export function enhance(ledger: HTMLElement): void {
  ledger.addEventListener('click', writeCopy, { capture: true });
  const open = () => {
    const claim = placeAt(location.hash);
    const isRow = claim?.matches('article') && ledger.contains(claim);
    const details = isRow && claim.querySelector('details');
    if (details) details.open = true;
  };
  addEventListener('hashchange', open);
  open();
}

/**
 * Writes the text that a copy button copies, from the words of its row, when the button is clicked.
 * The listener captures the event, so that it runs before the button's own (`enhance-copy.ts`).
 */
function writeCopy({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('[data-copies=""]');
  const article = button?.closest('article');
  if (!button || !article) return;
  const { wording, byline, document: source } = readCiteData(article);
  const { published, url: href, reportedBy } = source;
  const year = published === null ? null : Number(published);
  const archive = archiveAt(href);
  button.dataset['copies'] = quotation(wording, { byline, year, archive, reportedBy, href });
}
