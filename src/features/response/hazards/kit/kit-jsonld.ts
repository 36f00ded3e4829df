import type { WebPage, WithContext } from 'schema-dts';
import type { ShareImage } from '#files/share-image/share-card.ts';
import { type SiteView, wordsLicense } from '#site/site.ts';
import type { KitView } from './kit.ts';

interface Parts {
  /** Day of the last review, YYYY-MM-DD. */
  reviewed: string;
  site: Pick<SiteView, 'name'>;
  /** Address of the site. */
  base: URL | string;
}

/**
 * A hazard kit → its JSON-LD (schema.org WebPage) with the documents behind its messages. Not a MedicalWebPage,
 * because a kit helps people speak and gives no medical advice.
 */
export function kitJsonLd(kit: KitView, { reviewed, site, base }: Parts): WithContext<WebPage> {
  const at = (path: string) => new URL(path, base).href;
  const image = shareImage(kit);
  const sources = new Map(
    kit.messages.flatMap(({ sources: cited }) => cited.map(({ name, href }) => [href, name])),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: kit.name,
    description: kit.description,
    url: at(kit.href),
    ...(image && { image: at(image.src) }),
    about: { '@type': 'Thing', name: kit.name },
    lastReviewed: reviewed,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    license: wordsLicense,
    publisher: { '@type': 'Organization', name: site.name, url: at('/') },
    citation: [...sources].map(([href, name]) => ({
      '@type': 'CreativeWork',
      name,
      url: at(href),
    })),
  };
}

/** The picture shown where a link to a kit is shared: the card of its shortest message. */
export function shareImage({ messages }: Pick<KitView, 'messages'>): ShareImage | undefined {
  const card = messages[0]?.card;
  return card && { src: card.files.wide.href, alt: card.alt };
}
