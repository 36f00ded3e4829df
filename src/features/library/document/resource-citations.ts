import { articleForms, authorFrom } from '#features/evidence/citations/article-citations.ts';
import { citationForms } from '#features/evidence/citations/citations.ts';
import type { ResourceView } from '../resource.ts';

/** A citation as it stands on the page and is copied. */
export interface WrittenCitation {
  id: string;
  /** The form's name. */
  name: string;
  text: string;
}

/**
 * A document → its citations in every form: a paper under the people who wrote it, anything else under
 * its publisher. It names the document's own address, else that of its page on `site`.
 */
export function resourceCitations(
  resource: ResourceView,
  site: URL | string,
): readonly WrittenCitation[] {
  const { id: key, href, title, authors, publisher, published, fileUrl, checked } = resource;
  const shared = { key, title, published, url: new URL(fileUrl ?? href, site).href };
  const document = { ...shared, accessed: checked };
  if (!authors) {
    return citationForms.map(({ id, name, write }) => ({
      ...{ id, name },
      text: write({ ...document, author: publisher }),
    }));
  }
  const article = { ...document, authors: authors.map(authorFrom), journal: publisher };
  return articleForms.map(({ id, name, write }) => ({ id, name, text: write(article) }));
}
