import type { Person, WithContext } from 'schema-dts';
import type { SpeakerView } from './speaker.ts';

/**
 * A speaker → what search engines may know of one (schema.org Person). Profiles elsewhere are named
 * only where they have an address; there is no way to reach the person directly.
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
