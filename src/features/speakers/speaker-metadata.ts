import type { Person, WithContext } from 'schema-dts';
import type { ShareCard, ShareImage } from '#files/share-image/share-card.ts';
import { inLine } from '#site/words.ts';
import { headshotName } from './profile/press-kit/headshot.ts';
import type { SpeakerView } from './speaker.ts';

/** The headshot that stands for a speaker elsewhere. */
const personPicture = { shape: 'square', use: 'web' } as const;

/**
 * Returns a speaker as structured data for search engines (schema.org Person). `site` is the origin
 * of the site. `sameAs` has the profiles with an address; a direct contact is never included,
 * because requests go through the network.
 */
export function speakerJsonLd(speaker: SpeakerView, site: URL | string): WithContext<Person> {
  const fullHref = (path: string) => new URL(path, site).href;
  const sameAs = speaker.social.flatMap(({ url }) => (url === undefined ? [] : [url]));
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: speaker.name,
    jobTitle: speaker.title,
    ...(speaker.organization && {
      worksFor: { '@type': 'Organization', name: speaker.organization },
    }),
    ...(speaker.bioShort && { description: speaker.bioShort }),
    url: fullHref(speaker.href),
    // A photo format: search engines show no drawing as SVG for a person.
    ...(speaker.portrait && {
      image: fullHref(`/speakers/headshots/${headshotName(speaker.id, personPicture)}.jpg`),
    }),
    knowsAbout: speaker.expertise,
    ...(speaker.languages.length > 0 && { knowsLanguage: speaker.languages }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/**
 * Returns the content of the image that social networks show for a profile. `file` is the path of
 * the portrait, if there is one, `site` the name of the site.
 */
export function speakerShareCard(
  speaker: SpeakerView,
  file: string | undefined,
  site: string,
): ShareCard {
  const { name, title, organization, expertise, portrait, since } = speaker;
  return {
    site,
    title: name,
    lines: organization === undefined ? [title] : [title, organization],
    tags: expertise.slice(0, 3),
    portrait: file && portrait ? { file, focus: portrait.focus, since } : undefined,
  };
}

/** Returns the address of that image, and its text alternative. */
export function speakerShareImage({ id, name, title, organization }: SpeakerView): ShareImage {
  return { src: `/share/speakers/${id}.png`, alt: inLine(name, title, organization) };
}
