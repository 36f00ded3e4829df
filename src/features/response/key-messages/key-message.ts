import type { CollectionPage, WithContext } from 'schema-dts';
import { type ClaimView, citation } from '#features/evidence/claims/claim.ts';
import { type SiteView, wordsLicense } from '#site/site.ts';
import type { KeyMessagesPageFile } from '../response.table.ts';

/** A message in two lengths, of ten and of thirty seconds, with the evidence behind it. */
export interface KeyMessageView extends Omit<KeyMessagesPageFile['messages'][number], 'claim'> {
  evidence: ClaimView;
}

/**
 * Returns plain text to paste: the message, `form` (its short or long text), the sentence of the
 * evidence with its document, then `from`, the address it was copied from. The evidence is included
 * because no figure may be shared without its source.
 */
export function keyMessageText(
  { title, evidence }: Pick<KeyMessageView, 'title' | 'evidence'>,
  form: string,
  sourceWord: string,
  from: string,
): string {
  const { wording, source } = evidence.published;
  return [title, form, '', wording, `${sourceWord}: ${citation(source)}`, from].join('\n');
}

interface Parts {
  page: Pick<KeyMessagesPageFile, 'title' | 'description'>;
  path: string;
  messages: readonly KeyMessageView[];
  site: Pick<SiteView, 'name'>;
  base: URL | string;
}

/**
 * Returns the JSON-LD of the key messages: claims in their order, each with its document
 * (schema.org Claim).
 */
export function messagesJsonLd({
  page,
  path,
  messages,
  site,
  base,
}: Parts): WithContext<CollectionPage> {
  const address = (href: string) => new URL(href, base).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.title,
    description: page.description,
    url: address(path),
    inLanguage: 'en-US',
    license: wordsLicense,
    publisher: { '@type': 'Organization', name: site.name, url: address('/') },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: messages.length,
      itemListElement: messages.map(({ title, evidence: { published } }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Claim',
          name: title,
          citation: {
            '@type': 'CreativeWork',
            name: published.source.name,
            url: address(published.source.href),
          },
        },
      })),
    },
  };
}
