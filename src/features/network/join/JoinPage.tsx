import type { FourWaysFile } from '#features/community/catalyst/catalyst.schema.ts';
import { FourWays } from '#features/community/catalyst/FourWays.tsx';
import { join } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import type { JoinPageFile } from '#features/speakers/speakers.table.ts';
import { crumbsIn } from '#site/navigation.ts';
import { Band, Stack } from '#ui/band/Band.tsx';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PulseRule } from '#ui/record/RecordWave.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import styles from './benefit-list.module.css';

/**
 * Become a speaker: what you gain, what we ask, the letter that starts it, and the other ways to
 * help.
 */
export function JoinPage({ page, ways }: { page: JoinPageFile; ways: FourWaysFile }) {
  const { title, lede, apply, contact, benefits, asked } = page;
  return (
    <>
      <PageHead
        title={title}
        lede={lede}
        crumbs={crumbsIn('speakers', '/speakers/join')}
        action={<ButtonLink {...letterLink(join)}>{apply}</ButtonLink>}
      />
      <Band labelledBy="benefits">
        <SectionHead id="benefits" title={benefits.title} lede={benefits.lede} />
        <ul className={`stack gap-y-6 gap-x-gutter ${styles.benefits}`} role="list">
          {benefits.points.map(({ title, text }) => (
            <li key={title} className={`stack gap-y-3 ${styles.benefit}`}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <PulseRule at="middle" />
      <HeadedBand id="asked" title={asked.title} lede={asked.lede}>
        <Stack>
          <RuledList items={asked.points} />
          <ButtonRow>
            <ArrowLink href="/about/how-we-select">{asked.link}</ArrowLink>
            <ArrowLink {...letterLink(join)}>{contact}</ArrowLink>
          </ButtonRow>
        </Stack>
      </HeadedBand>
      <FourWays words={ways} here="speaker" />
    </>
  );
}
