import type { WebPage, WithContext } from 'schema-dts';
import { type SiteView, wordsLicense } from '#site/site.ts';
import type { KitView } from './kit.ts';
import { shareImage } from './share-image.ts';

/** Days of a kit, YYYY-MM-DD, and where the site is. */
interface Place {
  reviewed: string;
  site: Pick<SiteView, 'name'>;
  base: URL | string;
}

/**
 * A hazard kit → what search engines may know of it (schema.org WebPage), with the documents behind its
 * messages. Not a MedicalWebPage: a kit helps people speak and gives no medical advice.
 */
export function kitJsonLd(kit: KitView, { reviewed, site, base }: Place): WithContext<WebPage> {
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
