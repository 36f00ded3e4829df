import type { ReactNode } from 'react';
import { StoryPromise } from '#features/story-offer/StoryPromise.tsx';
import { Band } from '#ui/band/Band.tsx';
import { Stack } from '#ui/band/Stack.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import type { StoriesPageFile } from './stories-page.schema.ts';

interface Props {
  page: StoriesPageFile;
  /** The lists with their filters. */
  children: ReactNode;
  /** The way to the feeds. */
  feeds?: ReactNode;
}

/** The stories (specification section 2): what they are, and the two lists, whole without script. */
export function StoriesPage({ page, children, feeds }: Props) {
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={[{ label: 'Home', href: '/' }]} />
      <Band>
        <Stack gap="large">
          <Small>{page.recordings}</Small>
          <div>{children}</div>
          <div>{feeds}</div>
          <div data-without-script="">
            <StoryPromise heading="h2" />
          </div>
        </Stack>
      </Band>
    </>
  );
}
