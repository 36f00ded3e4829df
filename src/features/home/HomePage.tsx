import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { StatisticView } from '#features/statistics/statistic.ts';
import type { StoryView } from '#features/stories/story.ts';
import { PulseRule } from '#ui/record/PulseRule.tsx';
import { ActionDoors } from './ActionDoors.tsx';
import { ExpertTrack } from './ExpertTrack.tsx';
import { HeardHere } from './HeardHere.tsx';
import { Hero } from './Hero.tsx';
import type { HomePageFile } from './home-page.schema.ts';
import { Statistics } from './Statistics.tsx';

interface Props {
  page: HomePageFile;
  statistics: readonly StatisticView[];
  speakers: readonly SpeakerView[];
  story: StoryView;
}

/** The home page (specification section 2, Home), from the cold record to the warm voice. */
export function HomePage({ page, statistics, speakers, story }: Props) {
  return (
    <>
      <Hero page={page} />
      <Statistics page={page} statistics={statistics} />
      <PulseRule at="start" />
      <ActionDoors page={page} />
      <ExpertTrack page={page} speakers={speakers} />
      <HeardHere title={page.heard.title} story={story} />
    </>
  );
}
