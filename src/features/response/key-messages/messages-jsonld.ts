import type { CollectionPage, WithContext } from 'schema-dts';
import { type SiteView, wordsLicense } from '#site/site.ts';
import type { KeyMessageView } from './key-message.ts';

interface Parts {
  page: { title: string; description: string };
  path: string;
  messages: readonly KeyMessageView[];
  site: Pick<SiteView, 'name'>;
  /** Where the site is. */
  base: URL | string;
}

/** The key messages → what search engines may know of them: claims in their order, each with its document (schema.org Claim). */
export function messagesJsonLd(parts: Parts): WithContext<CollectionPage> {
  const { page, path, messages, site, base } = parts;
  const at = (href: string) => new URL(href, base).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.title,
    description: page.description,
    url: at(path),
    inLanguage: 'en-US',
    license: wordsLicense,
    publisher: { '@type': 'Organization', name: site.name, url: at('/') },
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
            url: at(published.source.href),
          },
        },
      })),
    },
  };
}
