import type { TypesetDocument } from '#files/typeset/typeset-document.ts';
import type { SiteView } from '#site/site.ts';
import { longDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import type { ToolkitWordsFile } from './toolkit-words.schema.ts';

/** Page of the site that offers the toolkit. */
export const toolkitHref = '/resources/community-toolkit';

type Own = Pick<TypesetDocument, 'title' | 'lede' | 'updated' | 'blocks' | 'accent' | 'dense'>;

/** What is a document’s own → the whole document. */
export type Frame = (own: Own) => TypesetDocument;

/** What is the same on every document of the toolkit, around what is its own. `origin` is the site’s, `https://…`. */
export function toolkitDocument(
  own: Own,
  { kicker, dateLine, pageLine }: ToolkitWordsFile,
  site: SiteView,
  origin: string,
): TypesetDocument {
  const home = `${origin}${toolkitHref}`;
  return {
    ...own,
    kicker,
    dateLine: fillIn(dateLine, { date: longDate(own.updated) }),
    site: site.name,
    home: { text: home.replace('https://', ''), href: home },
    ...(site.demonstration && { notice: site.demonstrationNotice }),
    pageLine,
    paper: 'us-letter',
  };
}
