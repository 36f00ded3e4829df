import type { ReactNode } from 'react';
import type { StatisticView } from '#features/evidence/claims/claim.ts';
import { StatisticCard } from '#features/evidence/claims/StatisticCard.tsx';
import type { VoiceMapView } from '#features/speakers/map/load-voice-map.ts';
import type { VoiceMapWords } from '#features/speakers/speakers.table.ts';
import { HeardStory } from '#features/stories/drawing/HeardStory.tsx';
import type { StoryPageFile } from '#features/stories/story.schema.ts';
import type { StoryView } from '#features/stories/story.ts';
import { Band } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { Lede } from '#ui/lede/Lede.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { RecordWave } from '#ui/record/RecordWave.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { HomePageFile } from '../network.table.ts';
import { ActionCards, type ActionValues } from './ActionCards.tsx';
import { ExpertsMap } from './ExpertsMap.tsx';
import { HomeFigure, type HomeFigureView } from './HomeFigure.tsx';
import styles from './home.module.css';

interface Props {
  page: HomePageFile;
  statistics: readonly StatisticView[];
  /** The story that is heard and quoted; absent while there is none. */
  story: StoryView | undefined;
  storyPage: StoryPageFile;
  map: VoiceMapView;
  mapWords: VoiceMapWords;
  /** The figure with its chart; absent while none is named or it has no series. */
  figure: HomeFigureView | undefined;
  actions: ActionValues;
  /** For a person in danger: `NowStrip`. */
  now?: ReactNode;
  /** The carousel of speakers; absent without them. */
  children?: ReactNode;
}

/** The home page (specification section 2, Home), from the cold record to the warm voice. */
export function HomePage(props: Props) {
  const { page, statistics, story, storyPage, map, mapWords, figure, actions, now, children } =
    props;
  return (
    <>
      <Hero page={page} />
      {now}
      {statistics.length > 0 && (
        <Band labelledBy="messaging" space="home">
          <SectionHead id="messaging" {...page.messaging} />
          <ul className={styles.statistics} role="list">
            {statistics.map((statistic) => (
              <li key={statistic.claim.id}>
                <StatisticCard statistic={statistic} words={page.messaging} />
              </li>
            ))}
          </ul>
        </Band>
      )}
      {children && (
        <Band ground="surface" space="home">
          <ExpertsMap title={page.experts.title} map={map} words={mapWords} />
          {children}
          <div className={styles.after}>
            <ButtonLink href="/speakers/directory" tone="ghost">
              View All Speakers
            </ButtonLink>
          </div>
        </Band>
      )}
      {figure && <HomeFigure words={page.figure} view={figure} />}
      {story && <HeardHere page={page} story={story} storyPage={storyPage} />}
      <ActionCards page={page} values={actions} />
    </>
  );
}

function HeardHere(props: Pick<Props, 'page' | 'storyPage'> & { story: StoryView }) {
  const { page, story, storyPage } = props;
  return (
    <HeardStory
      page={storyPage}
      story={story}
      labelledBy="heard"
      more={<ArrowLink href="/stories">All stories</ArrowLink>}
    >
      <h2 className="visually-hidden" id="heard">
        {page.heard.title}
      </h2>
      <Quote text={story.quote}>
        <strong>{story.name}</strong>, {story.role}. {story.location}.
      </Quote>
    </HeardStory>
  );
}

/** The top of the home page: the headline over the temperature record, the lede, the ways on. */
function Hero({ page }: { page: HomePageFile }) {
  const { hero } = page;
  return (
    <div className={styles.hero} data-ground="cold">
      <div className={`page-width ${styles.wrap}`}>
        <h1 className={styles.title}>{page.title}</h1>
      </div>
      <div className={styles.art} role="img" aria-label={hero.record}>
        <RecordWave />
        <span className={styles.note} data-year="1909">
          <b>1909</b> -0.49 °C
        </span>
        <span className={styles.note} data-year="1951">
          <b>1951–1980</b> the average, near silence
        </span>
        <span className={styles.note} data-year="2024">
          <b>2024</b> +1.28 °C, the hottest year measured
        </span>
      </div>
      <div className={`page-width ${styles.wrap}`}>
        <div className={`stack gap-y-5 ${styles.foot}`}>
          <Lede>{page.lede}</Lede>
          <ButtonRow>
            <ButtonLink href="/speakers/directory">{hero.findSpeaker}</ButtonLink>
            <ButtonLink href="/be-catalyst" tone="ghost">
              {hero.beCatalyst}
            </ButtonLink>
            <ArrowLink href="/media-inquiries">{hero.mediaInquiries}</ArrowLink>
          </ButtonRow>
        </div>
        <p className={styles.caption}>
          {hero.caption} <a href="/data/gistemp-annual.csv">Read the numbers</a>.
        </p>
      </div>
    </div>
  );
}
