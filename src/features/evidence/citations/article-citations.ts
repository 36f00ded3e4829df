import { type Author, type CitableArticle, initialsOf } from './article.ts';
import { texWords } from './bibtex-citation.ts';
import { closed } from './closed.ts';
import { dateInWords, datePartsOf } from './date-parts.ts';

/** How many people each style names before it leaves some out. */
const most = { apa: 20, vancouver: 6, words: 3 };

/** In everyday words: people, “title,” journal, date, address, the day it was read. */
export function plainArticle(article: CitableArticle): string {
  const { authors, title, journal, published, url, accessed } = article;
  const names = authors.map(({ given, family }) => `${given} ${family}`.trim());
  const shown = names.length > most.words ? [names[0], 'others'] : names;
  const people = shown.join(shown.length > 2 ? ', ' : ' and ').replace(/, ([^,]+)$/, ', and $1');
  return `${people}, “${closed(title, ',')}” ${journal}, ${dateInWords(published)}. ${url} (read ${dateInWords(accessed)})`;
}

/**
 * A paper in APA style (Publication Manual of the APA, 7th edition, sections 9.8 and 10.1): up to twenty
 * people, of more the first nineteen and the last; the year alone.
 */
export function apaArticle({ authors, title, journal, published, url }: CitableArticle): string {
  const names = authors.map(({ family, given }) =>
    [family, ...apaInitials(given)].filter(Boolean).join(', '),
  );
  const { year } = datePartsOf(published);
  return `${closed(apaList(names))} (${year}). ${closed(title)} ${closed(journal)} ${url}`;
}

/** A paper in Vancouver style (NLM, Citing Medicine, chapters 1 and 23), without its number in a list. */
export function vancouverArticle(article: CitableArticle): string {
  const { authors, title, journal, published, url, accessed } = article;
  const names = authors.map(({ family, given }) =>
    [family, initialsOf(given).flat().join('')].filter(Boolean).join(' '),
  );
  const shown =
    names.length > most.vancouver ? [...names.slice(0, most.vancouver), 'et al'] : names;
  const dates = `${shortDate(published)} [cited ${shortDate(accessed)}]`;
  return `${closed(shown.join(', '))} ${closed(title)} ${journal} [Internet]. ${dates}. Available from: ${url}`;
}

/** An entry for BibTeX, `@article` with `url`. */
export function bibtexArticle(article: CitableArticle): string {
  const { key, authors, title, journal, published, url, accessed } = article;
  const { year, month } = datePartsOf(published);
  const fields = [
    ['author', `{${authors.map(bibtexName).join(' and ')}}`],
    ['title', `{{${texWords(title)}}}`],
    ['journal', `{{${texWords(journal)}}}`],
    ['year', `{${year}}`],
    ['month', month?.slice(0, 3).toLowerCase()],
    ['url', `{${url.replace(/[{}\\]/g, encodeURIComponent)}}`],
    ['note', `{Accessed ${accessed}}`],
  ].filter(([, value]) => value);
  const lines = fields.map(([name, value]) => `  ${name} = ${value},`);
  return `@article{${key},\n${lines.join('\n')}\n}`;
}

function bibtexName({ family, given }: Author): string {
  return [family, given].filter(Boolean).map(texWords).join(', ');
}

function apaInitials(given: string): string[] {
  const initials = initialsOf(given).map((letters) => letters.map((one) => `${one}.`).join('-'));
  return initials.length > 0 ? [initials.join(' ')] : [];
}

function apaList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  if (names.length > most.apa) return `${names.slice(0, most.apa - 1).join(', ')}, … ${last}`;
  return `${names.slice(0, -1).join(', ')}, & ${last}`;
}

/** `2024-10-02` → `2024 Oct 2`. */
function shortDate(date: string): string {
  const { year, month, day } = datePartsOf(date);
  return [year, month?.slice(0, 3), day].filter(Boolean).join(' ');
}
