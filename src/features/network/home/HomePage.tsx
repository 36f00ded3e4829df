import type { ReactNode } from 'react';
import type { StatisticView } from '#features/evidence/claims/claim.ts';
import type { StoryView } from '#features/stories/story.ts';

import { PulseRule } from '#ui/record/RecordWave.tsx';
import type { HomePageFile } from '../network.words.ts';

import { ActionDoors } from './ActionDoors.tsx';
import { Experts } from './Experts.tsx';
import { HeardHere } from './HeardHere.tsx';
import { Hero } from './Hero.tsx';
import { Statistics } from './Statistics.tsx';

interface Props {
  page: HomePageFile;
  statistics: readonly StatisticView[];
  story: StoryView;
  /** The line for a person in danger: `NowLink`. */
  now?: ReactNode;
  /** The carousel of speakers. */
  children: ReactNode;
}

/** The home page (specification section 2, Home), from the cold record to the warm voice. */
export function HomePage({ page, statistics, story, now, children }: Props) {
  return (
    <>
      <Hero page={page}>{now}</Hero>
      <Statistics page={page} statistics={statistics} />
      <PulseRule at="start" />
      <ActionDoors page={page} />
      <Experts>{children}</Experts>
      <HeardHere title={page.heard.title} story={story} />
    </>
  );
}
