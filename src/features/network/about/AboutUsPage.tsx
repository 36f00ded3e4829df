import { aboutUs, catalyst, resources, speakers, stories } from '#site/navigation.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { Door, DoorList } from '#ui/door-list/DoorList.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PulseRule } from '#ui/record/RecordWave.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { AboutUsPageFile } from '../network.words.ts';
import { AboutHead } from './AboutHead.tsx';
import styles from './quote-us.module.css';
import { Statement } from './Statement.tsx';

interface Props {
  page: AboutUsPageFile;
}

/** About Us: the mission, what comes of it, and the mission to quote from (specification section 2). */
export function AboutUsPage({ page }: Props) {
  const doors = [
    { ...page.speakers, href: speakers.href },
    { ...page.stories, href: stories.href },
    { ...page.catalyst, href: catalyst.href },
    { ...page.resources, href: resources.href },
  ];
  return (
    <>
      <AboutHead title={page.title} lede={page.lede} path={aboutUs.href} />
      <Statement id="mission" title={page.mission.title}>
        {page.mission.statement}
      </Statement>
      <PulseRule at="start" />
      <Band labelledBy="offers">
        <Split columns="4-8">
          <SectionHead id="offers" title={page.offers.title} lede={page.offers.lede} />
          <DoorList>
            {doors.map(({ title, text, href }) => (
              <Door key={href} title={title} href={href}>
                {text}
              </Door>
            ))}
          </DoorList>
        </Split>
      </Band>
      <QuoteUs page={page} />
    </>
  );
}

interface QuoteUsProps {
  page: AboutUsPageFile;
}

/** The mission once more, word for word, as text to take along (PRODUCT.md). */
function QuoteUs({ page }: QuoteUsProps) {
  return (
    <Band ground="warm" labelledBy="quote-us">
      <Split columns="4-8">
        <SectionHead id="quote-us" title={page.quoteUs.title} lede={page.quoteUs.lede} />
        <figure className={styles.block}>
          <blockquote>
            <p>{page.mission.statement}</p>
          </blockquote>
          <figcaption>
            <Small>{page.credit}</Small>
          </figcaption>
        </figure>
      </Split>
    </Band>
  );
}
