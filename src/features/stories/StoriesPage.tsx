import type { ReactNode } from 'react';
import { story } from '#features/letters/definitions/story.ts';
import { PromiseList } from '#features/letters/form/PromiseList.tsx';
import { letterLink } from '#features/letters/write-letter.ts';
import { home } from '#site/navigation.ts';
import { Band, Stack } from '#ui/band/Band.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { FollowLine } from '#ui/follow-line/FollowLine.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { feedHrefs } from './podcast/feeds.ts';
import type { FeedsFile, StoriesPageFile } from './story.schema.ts';

interface Props {
  page: StoriesPageFile;
  feeds: FeedsFile['subscribe'];
  children: ReactNode;
}

/**
 * The page of all stories (specification section 2). `children` are the lists; without script they
 * have all stories of both kinds, page by page.
 */
export function StoriesPage({ page, feeds, children }: Props) {
  const links = [
    { label: feeds.podcast, href: feedHrefs.podcast },
    { label: feeds.stories, href: feedHrefs.stories },
  ];
  return (
    <>
      <PageHead
        title={page.title}
        lede={page.lede}
        crumbs={[home]}
        action={<ButtonLink {...letterLink(story)}>{page.tell}</ButtonLink>}
      />
      {children}
      <Band space="list">
        <Stack gap="large">
          <div>
            <FollowLine title={feeds.title} links={links} />
          </div>
          {story.words.promise && (
            <div data-without-script="">
              <PromiseList promise={story.words.promise} heading="h2" />
            </div>
          )}
        </Stack>
      </Band>
    </>
  );
}
