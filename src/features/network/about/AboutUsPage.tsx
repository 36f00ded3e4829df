import { openOnes, sections } from '#site/navigation.ts';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { DoorList } from '#ui/door-list/DoorList.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PulseRule } from '#ui/record/RecordWave.tsx';
import type { AboutUsPageFile } from '../network.table.ts';
import { AboutHead } from './AboutHead.tsx';
import styles from './quote-us.module.css';
import { Statement } from './Statement.tsx';

/**
 * About Us: the mission, what the network offers, and the mission once more, word for word, to
 * quote from (specification section 2).
 */
export function AboutUsPage({ page }: { page: AboutUsPageFile }) {
  const doors = openOnes([
    { ...page.speakers, href: sections.speakers.href },
    { ...page.stories, href: sections.stories.href },
    { ...page.catalyst, href: '/be-catalyst' },
    { ...page.resources, href: sections.resources.href },
  ]);
  return (
    <>
      <AboutHead title={page.title} lede={page.lede} path={sections.about.href} />
      <Statement id="mission" title={page.mission.title}>
        {page.mission.statement}
      </Statement>
      <PulseRule at="start" />
      <HeadedBand id="offers" {...page.offers}>
        <DoorList doors={doors} />
      </HeadedBand>
      <HeadedBand id="quote-us" ground="warm" {...page.quoteUs}>
        <figure className={`stack gap-y-4 ${styles.block}`}>
          <blockquote>
            <p>{page.mission.statement}</p>
          </blockquote>
          <figcaption>
            <Small>{page.credit}</Small>
          </figcaption>
        </figure>
      </HeadedBand>
    </>
  );
}
