import type { ReactNode } from 'react';
import type { StatisticView } from '#features/evidence/claims/claim.ts';
import { StatisticCard } from '#features/evidence/claims/StatisticCard.tsx';
import type { StoryView } from '#features/stories/story.ts';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { DoorList } from '#ui/door-list/DoorList.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { PulseRule } from '#ui/record/RecordWave.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { HomePageFile } from '../network.words.ts';
import { Hero } from './Hero.tsx';
import styles from './home.module.css';

interface Props {
  page: HomePageFile;
  statistics: readonly StatisticView[];
  story: StoryView;
  /** The line for a person in danger: `NowLink`. */
  now?: ReactNode;
  /** The carousel of speakers, which names its part of the page itself. */
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
      <Band ground="surface" space="home">
        {children}
        <div className={styles.after}>
          <ButtonLink href="/speakers/directory" tone="ghost">
            View All Speakers
          </ButtonLink>
        </div>
      </Band>
      <HeardHere title={page.heard.title} story={story} />
    </>
  );
}

interface StatisticsProps {
  page: HomePageFile;
  statistics: readonly StatisticView[];
}

/** Why health messaging matters: three figures, each with its source under it. */
function Statistics({ page, statistics }: StatisticsProps) {
  return (
    <Band labelledBy="messaging" space="home">
      <SectionHead id="messaging" title={page.messaging.title} lede={page.messaging.lede} />
      <ul className={`stack rows-7 cols-g ${styles.statistics}`} role="list">
        {statistics.map((statistic) => (
          <li key={statistic.claim.id}>
            <StatisticCard statistic={statistic} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Four ways to act. */
function ActionDoors({ page }: { page: HomePageFile }) {
  const { title, text } = page.accessResources;
  const onDemand = (
    <>
      {text} <a href="/resources/rapid-response">{page.rapidResponse}</a>
    </>
  );
  const doors = [
    { ...page.bookSpeaker, href: '/speakers/directory' },
    { ...page.beCatalyst, href: '/be-catalyst' },
    { ...page.joinEvents, href: '/resources/events-calendar' },
    { title, text: onDemand, href: '/resources/key-messages' },
  ];
  return (
    <HeadedBand id="actions" space="home" {...page.actions}>
      <DoorList doors={doors} />
    </HeadedBand>
  );
}

/** One voice before the end of the page, with the way to the rest of what was said. */
function HeardHere({ title, story }: { title: string; story: StoryView }) {
  const [teller] = story.people;
  return (
    <Band ground="warm" labelledBy="heard" space="home">
      <h2 className="visually-hidden" id="heard">
        {title}
      </h2>
      <Split columns="8-4">
        <Stack>
          <Quote text={story.quote}>
            <strong>{story.name}</strong>, {story.role}. {story.location}.
          </Quote>
          <ArrowLink href={story.href}>Read this story</ArrowLink>
          <ArrowLink href="/stories">All stories</ArrowLink>
        </Stack>
        {teller && (
          <Portrait
            picture={teller.portrait}
            initials={teller.initials}
            since={teller.since}
            shape="aside"
          />
        )}
      </Split>
    </Band>
  );
}
