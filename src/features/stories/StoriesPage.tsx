import type { ReactNode } from 'react';
import { story } from '#features/letters/definitions/story.ts';
import { PromiseList } from '#features/letters/form/LetterForm.tsx';
import { letterLink } from '#features/letters/write-letter.ts';
import { home } from '#site/navigation.ts';
import { Band, Stack } from '#ui/band/Band.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Small } from '#ui/lede/Lede.tsx';
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
      <PageHead
        title={page.title}
        lede={page.lede}
        crumbs={[home]}
        action={<ButtonLink {...letterLink(story)}>{page.tell}</ButtonLink>}
      />
      <Band space="list">
        <Stack gap="large">
          <Small>{page.recordings}</Small>
          <div>{children}</div>
          <div>{feeds}</div>
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
