import { placeAt } from '#ui/fragment/fragment.ts';
import { readCiteData } from './cite/cite-data.ts';
import { quotation } from './claims/claim.ts';

/**
 * The ledger: the texts of its copy buttons, and the claim that the hash names, whose details open
 * now and at each `hashchange`.
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
 * On click, writes the text of a row's copy button from the words of the row. It captures the
 * event, to run before the button's own listener (`enhance-copy.ts`).
 */
function writeCopy({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('[data-copies=""]');
  const article = button?.closest('article');
  if (!button || !article) return;
  const { wording, document: cited } = readCiteData(article);
  const year = cited.published === null ? null : Number(cited.published);
  const source = { publisher: cited.author, year, href: cited.url };
  button.dataset['copies'] = quotation(wording, source);
}
