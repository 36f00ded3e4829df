import type { AboutPage, WithContext } from 'schema-dts';
import { appIcons, iconHref } from '#features/offline/app-icons/app-icon.ts';
import { offeredAddress, type SiteView } from '#site/site.ts';

const logo = appIcons.findLast(({ purpose }) => purpose === 'any') ?? appIcons[0];

/** Returns the JSON-LD of the About page and the network (schema.org AboutPage, Organization). */
export function organizationJsonLd(
  { title, description }: { title: string; description: string },
  path: string,
  { name, tagline, email, linkedin }: SiteView,
  base: URL | string,
): WithContext<AboutPage> {
  const address = (href: string) => new URL(href, base).href;
  const network = offeredAddress(linkedin);
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: title,
    description,
    url: address(path),
    mainEntity: {
      '@type': 'Organization',
      name,
      description: tagline,
      url: address('/'),
      ...(logo && { logo: address(iconHref(logo)) }),
      email: email.hello,
      contactPoint: [
        { '@type': 'ContactPoint', contactType: 'media', email: email.media },
        { '@type': 'ContactPoint', contactType: 'booking', email: email.voices },
      ],
      ...(network && { sameAs: network }),
    },
  };
}
