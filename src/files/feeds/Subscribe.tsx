import { FollowLine } from '#ui/follow-line/FollowLine.tsx';
import { feedHrefs } from './episode.ts';
import type { FeedsFile } from './feeds.schema.ts';

interface Props {
  words: FeedsFile['subscribe'];
}

/** The way to the feeds, for those who follow in a program of their own. */
export function Subscribe({ words: { title, podcast, stories } }: Props) {
  const links = [
    { label: podcast, href: feedHrefs.podcast },
    { label: stories, href: feedHrefs.stories },
  ];
  return <FollowLine title={title} links={links} />;
}
