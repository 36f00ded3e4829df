import type { AudioObject, VideoObject, WithContext } from 'schema-dts';
import { wordsLicense } from '#site/site.ts';
import { isoDuration } from './iso-duration.ts';
import type { StoryView } from './story.ts';
import { storyShareImage } from './story-share-card.ts';

/** A story as search engines may know it. */
export type StoryJsonLd = WithContext<AudioObject> | WithContext<VideoObject>;

/**
 * A story's recording → schema.org AudioObject or VideoObject; undefined until there is a recording.
 * `transcript` holds the words that are heard, with who says them.
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
