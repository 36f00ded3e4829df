import { enhanceCopies } from '#ui/copy-button/enhance-copies.ts';
import { readCiteData } from './cite/cite-data.ts';
import { quotation } from './claims/claim.ts';

/** The script of the evidence page: its copy buttons, and the claim that the hash of the address names. */
export function enhanceEvidence(page: Document): void {
  writeCopies(page);
  enhanceCopies(page);
  openAddressed(page);
}

/** On click, writes the text of a row's copy button from the words of the row, so that the page does not hold it twice. */
function writeCopies(page: Document): void {
  const write = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-copies=""]');
    const article = button?.closest('article');
    if (!button || !article) return;
    const { wording, document: cited } = readCiteData(article);
    const { author, published, url } = cited;
    const year = published === null ? null : Number(published);
    const source = { publisher: author, year, href: url };
    button.dataset['copies'] = quotation({ wording, source });
  };
  // Capturing, so that it runs before the bubbling listener of `enhanceCopies`.
  page.addEventListener('click', write, { capture: true });
}

/** Opens the details of the claim that the hash names, now and at each `hashchange`. */
function openAddressed(page: Document): void {
  const open = () => {
    const claim = page.getElementById(location.hash.slice(1));
    const details = claim?.matches('article') && claim.querySelector('details');
    if (details) details.open = true;
  };
  addEventListener('hashchange', open);
  open();
}
