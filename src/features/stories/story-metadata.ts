import type { AudioObject, VideoObject, WithContext } from 'schema-dts';
import type { ShareCard, ShareImage, SharePortrait } from '#files/share-image/share-card.ts';
import { wordsLicense } from '#site/site.ts';
import type { StoryView } from './story.ts';

/**
 * Returns a quote up to the end of its first sentence of at least 16 characters, so that `Dr.` ends
 * none; all of it would not fit into three lines.
 */
function firstSentence(quote: string): string {
  return /^.{15,}?[.?!](?=\s|$)/.exec(quote)?.[0] ?? quote;
}

/**
 * Returns the card of a story's page for shared links. `portrait` is of the first person who has
 * one, `site` the name of the site.
 */
export function storyShareCard(
  { kind, quote, name, tags, recording, drawing }: StoryView,
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
    talk: recording && drawing,
  };
}

/** Returns the address of that card's picture, and its text alternative. */
export function storyShareImage({ id, quote, name }: StoryView): ShareImage {
  return { src: `/share/stories/${id}.png`, alt: `“${quote}” ${name}` };
}

type StoryJsonLd = WithContext<AudioObject> | WithContext<VideoObject>;

/**
 * Returns a story as an AudioObject or VideoObject of schema.org, with the words of the recording
 * as its transcript; undefined until the recording is published. `site` is the origin of the site.
 */
export function storyJsonLd(
  story: StoryView,
  site: URL | string,
  siteName: string,
): StoryJsonLd | undefined {
  const { recording } = story;
  const main = recording?.sources.at(-1);
  if (!recording || !main) return undefined;
  const fullHref = (path: string) => new URL(path, site).href;
  return {
    '@context': 'https://schema.org',
    '@type': recording.kind === 'audio' ? 'AudioObject' : 'VideoObject',
    name: story.title,
    headline: story.quote,
    description: story.excerpt,
    url: fullHref(story.href),
    contentUrl: fullHref(main.src),
    encodingFormat: main.type,
    contentSize: String(main.bytes),
    duration: isoDuration(recording.duration),
    thumbnailUrl: fullHref(recording.poster?.src ?? storyShareImage(story).src),
    dateCreated: story.recorded,
    uploadDate: story.published,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    license: wordsLicense,
    transcript: recording.turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'),
    caption: {
      '@type': 'MediaObject',
      contentUrl: fullHref(recording.captions),
      encodingFormat: 'text/vtt',
      inLanguage: 'en-US',
    },
    // An AudioObject has no actor; both have contributors.
    contributor: story.people.map(({ name, href }) => ({
      '@type': 'Person',
      name,
      ...(href && { url: fullHref(href) }),
    })),
    contentLocation: { '@type': 'Place', name: story.location },
    keywords: story.tags.map(({ name }) => name).join(', '),
    isPartOf: { '@type': 'CollectionPage', name: siteName, url: fullHref('/stories') },
  } as StoryJsonLd;
}

/**
 * Returns seconds as a duration (ISO 8601, section 5.5.2): `PT1M23S` for 83.4; less than half a
 * second is `PT0S`.
 */
export function isoDuration(seconds: number): string {
  const total = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(total / 3600), 'H'],
    [Math.floor((total % 3600) / 60), 'M'],
    [total % 60, 'S'],
  ] as const;
  const texts = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return `PT${texts.join('') || '0S'}`;
}
