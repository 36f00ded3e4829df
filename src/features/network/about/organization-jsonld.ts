import type { AboutPage, WithContext } from 'schema-dts';
import { appIcons, iconHref } from '#features/offline/app-icons/app-icon.ts';
import { addressOf, type SiteView } from '#site/site.ts';

const logo = appIcons.findLast(({ purpose }) => purpose === 'any') ?? appIcons[0];

/** Who is behind the site → what search engines may know of it (schema.org Organization). */
export function organizationJsonLd(
  { title, description }: { title: string; description: string },
  path: string,
  { name, tagline, email, linkedin }: SiteView,
  base: URL | string,
): WithContext<AboutPage> {
  const at = (href: string) => new URL(href, base).href;
  const network = addressOf(linkedin);
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: title,
    description,
    url: at(path),
    mainEntity: {
      '@type': 'Organization',
      name,
      description: tagline,
      url: at('/'),
      ...(logo && { logo: at(iconHref(logo)) }),
      email: email.hello,
      contactPoint: [
        { '@type': 'ContactPoint', contactType: 'media', email: email.media },
        { '@type': 'ContactPoint', contactType: 'booking', email: email.voices },
      ],
      ...(network && { sameAs: network }),
    },
  };
}
