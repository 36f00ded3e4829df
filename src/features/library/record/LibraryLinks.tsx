import type { LibraryPageFile } from '../library-page.schema.ts';
import { libraryFeedHref, resourcesFileHref } from './resources-hrefs.ts';

interface Props {
  feed: LibraryPageFile['feed'];
}

/** Tells machines where feed and data of the library are; for the head of a page (RFC 4287, autodiscovery). */
export function LibraryLinks({ feed }: Props) {
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={feed.title} href={libraryFeedHref} />
      <link rel="alternate" type="application/json" href={resourcesFileHref} />
    </>
  );
}
