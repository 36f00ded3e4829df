import type { AudioObject, VideoObject, WithContext } from 'schema-dts';
import type { ShareCard, ShareImage, SharePortrait } from '#files/share-image/share-card.ts';
import { wordsLicense } from '#site/site.ts';
import type { StoryView } from './story.ts';

/**
 * A quote up to the end of its first sentence, because all of it does not fit into three lines;
 * `Dr.` ends no sentence.
 */
function firstSentence(quote: string): string {
  return /^.{15,}?[.?!](?=\s|$)/.exec(quote)?.[0] ?? quote;
}

/**
 * A story → the card of its page for shared links. `portrait` is of the first person who has one.
 */
export function storyShareCard(
  { kind, quote, name, tags }: StoryView,
  portrait: SharePortrait | undefined,
  site: string,
): ShareCard {
  return {
    site,
    portrait,
    kicker: kind === 'audio' ? 'Audio story' : 'Video story',
    title: `“${firstSentence(quote)}”`,
    lines: [name],
    tags: tags.slice(0, 3).map((tag) => tag.name),
  };
}

export function storyShareImage({ id, quote, name }: StoryView): ShareImage {
  return { src: `/share/stories/${id}.png`, alt: `“${quote}” ${name}` };
}

type StoryJsonLd = WithContext<AudioObject> | WithContext<VideoObject>;

/**
 * A story → schema.org AudioObject or VideoObject, with the words of the recording as its
 * transcript; undefined until the recording is published.
 */
export function storyJsonLd(
  story: StoryView,
  site: URL | string,
  siteName: string,
): StoryJsonLd | undefined {
  const { recording } = story;
  const main = recording?.sources.at(-1);
  if (!recording || !main) return undefined;
  const at = (path: string) => new URL(path, site).href;
  return {
    '@context': 'https://schema.org',
    '@type': recording.kind === 'audio' ? 'AudioObject' : 'VideoObject',
    name: story.title,
    headline: story.quote,
    description: story.excerpt,
    url: at(story.href),
    contentUrl: at(main.src),
    encodingFormat: main.type,
    contentSize: String(main.bytes),
    duration: isoDuration(recording.duration),
    thumbnailUrl: at(recording.poster?.src ?? storyShareImage(story).src),
    dateCreated: story.recorded,
    uploadDate: story.published,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    license: wordsLicense,
    transcript: recording.turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'),
    caption: {
      '@type': 'MediaObject',
      contentUrl: at(recording.captions),
      encodingFormat: 'text/vtt',
      inLanguage: 'en-US',
    },
    // An AudioObject has no actor; both have contributors.
    contributor: story.people.map(({ name, href }) => ({
      '@type': 'Person',
      name,
      ...(href && { url: at(href) }),
    })),
    contentLocation: { '@type': 'Place', name: story.location },
    keywords: story.tags.map(({ name }) => name).join(', '),
    isPartOf: { '@type': 'CollectionPage', name: siteName, url: at('/stories') },
  } as StoryJsonLd;
}

/**
 * Seconds → a duration (ISO 8601, section 5.5.2): `83.4` → `PT1M23S`; less than half a second is
 * `PT0S`.
 */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor((whole % 3600) / 60), 'M'],
    [whole % 60, 'S'],
  ] as const;
  const written = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return `PT${written.join('') || '0S'}`;
}
