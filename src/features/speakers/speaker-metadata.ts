import type { Person, WithContext } from 'schema-dts';
import type { ShareCard, ShareImage } from '#files/share-image/share-card.ts';
import type { SpeakerView } from './speaker.ts';

/**
 * A speaker → structured data for search engines (schema.org Person). `sameAs` has the profiles
 * with an address; a direct contact is never included, because requests go through the network.
 */
export function speakerJsonLd(speaker: SpeakerView, site: URL | string): WithContext<Person> {
  const at = (path: string) => new URL(path, site).href;
  const sameAs = speaker.social.flatMap(({ url }) => (url === undefined ? [] : [url]));
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: speaker.name,
    jobTitle: speaker.title,
    worksFor: { '@type': 'Organization', name: speaker.organization },
    description: speaker.bioShort,
    url: at(speaker.href),
    image: at(speaker.portrait.src),
    knowsAbout: speaker.expertise,
    knowsLanguage: speaker.languages,
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/**
 * A speaker → the content of the image that social networks show for the profile; `file` is the
 * path of the portrait.
 */
export function speakerShareCard(speaker: SpeakerView, file: string, site: string): ShareCard {
  const { name, title, organization, expertise, portrait, since } = speaker;
  return {
    site,
    title: name,
    lines: [title, organization],
    tags: expertise.slice(0, 3),
    portrait: { file, focus: portrait.focus, since },
  };
}

export function speakerShareImage({ id, name, title, organization }: SpeakerView): ShareImage {
  return { src: `/share/speakers/${id}.png`, alt: `${name}, ${title}, ${organization}` };
}
