import { Band } from '#ui/band/Band.tsx';
import { Stack } from '#ui/band/Stack.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { StoryList } from './StoryList.tsx';
import type { StoriesPageFile } from './stories-page.schema.ts';
import type { StoryView } from './story.ts';

interface Props {
  page: StoriesPageFile;
  stories: readonly StoryView[];
}

/** All stories, audio first, then video; whole without script. */
export function StoriesPage({ page, stories }: Props) {
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={[{ label: 'Home', href: '/' }]} />
      <Band>
        <Stack gap="large">
          <Callout>
            <p>{page.recordings}</p>
          </Callout>
          <StoryList kind="audio" title="Audio Stories" stories={stories} />
          <StoryList kind="video" title="Video Stories" stories={stories} />
        </Stack>
      </Band>
    </>
  );
}
