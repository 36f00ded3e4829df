import { isOpen } from '#site/navigation.ts';
import type { FeedsFile } from '../story.schema.ts';
import { feedHrefs } from './feeds.ts';

/**
 * The links by which feed readers find the feeds, for the head of a page (RSS autodiscovery);
 * nothing where the site has no stories.
 */
export function FeedLinks({ feeds: { podcast, stories } }: { feeds: FeedsFile }) {
  if (!isOpen('stories')) return null;
  const links = [
    { type: 'application/rss+xml', title: podcast.title, href: feedHrefs.podcast },
    { type: 'application/atom+xml', title: stories.title, href: feedHrefs.stories },
  ];
  // A fragment, because Astro takes a function that returns an array for no React component.
  return (
    <>
      {links.map((link) => (
        <link key={link.href} rel="alternate" {...link} />
      ))}
    </>
  );
}
