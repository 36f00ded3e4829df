import { quotation } from '#features/evidence/claims/quotation.ts';
import { readCiteData } from './cite/cite-data.ts';

/** At a press, gives the copy button of a row its text from what the row says: the page does not say it twice. */
export function writeCopies(page: Document): void {
  const write = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-copies=""]');
    const article = button?.closest('article');
    if (!button || !article) return;
    const { wording, document: cited } = readCiteData(article);
    const { author, published, url } = cited;
    const year = published === null ? null : Number(published);
    button.dataset['copies'] = quotation({
      wording,
      source: { publisher: author, year, href: url },
    });
  };
  // Before `enhanceCopies`, which hears the press on its way up.
  page.addEventListener('click', write, { capture: true });
}
