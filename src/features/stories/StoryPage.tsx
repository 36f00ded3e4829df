import type { ReactNode } from 'react';
import { partialDateLabel } from '#site/dates.ts';
import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { Stack } from '#ui/band/Stack.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { Small } from '#ui/lede/Small.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { TagList } from '#ui/tag/TagList.tsx';
import { StoryPeople } from './StoryPeople.tsx';
import type { StoriesPageFile } from './stories-page.schema.ts';
import type { StoryView } from './story.ts';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Stories', href: '/stories' },
];

interface Props {
  page: StoriesPageFile;
  story: StoryView;
  /** The transcript, rendered. */
  children: ReactNode;
}

/** A story's own page: what was said, by whom, and every word of it. */
export function StoryPage({ page, story, children }: Props) {
  const lede = `${story.role}, ${story.location}. Recorded ${partialDateLabel(story.recorded)}.`;
  return (
    <>
      <PageHead title={story.name} lede={lede} crumbs={crumbs} />
      <Band>
        <Split columns="4-8">
          <Stack>
            <StoryPeople people={story.people} />
            <TagList label="Tags" tags={story.tags} />
          </Stack>
          <Stack gap="large">
            <Quote text={story.quote} size="medium" />
            <p>{story.excerpt}</p>
            {story.contentNote && (
              <Callout>
                <p>{story.contentNote}</p>
              </Callout>
            )}
            <section aria-labelledby="transcript">
              <Stack>
                <h2 id="transcript">{page.transcript}</h2>
                {story.recording === undefined && <Small>{page.soon}</Small>}
                <Prose>{children}</Prose>
              </Stack>
            </section>
          </Stack>
        </Split>
      </Band>
    </>
  );
}
