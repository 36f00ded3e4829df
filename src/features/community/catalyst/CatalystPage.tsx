import { EntryList, type EntryListProps } from '#features/community/exchange/EntryList.tsx';
import { becomeCatalyst, findVoice } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { home, openHref } from '#site/navigation.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { StickyPageNav } from '#ui/page-nav/StickyPageNav.tsx';
import { PulseRule } from '#ui/record/RecordWave.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { StepList } from '#ui/step-list/StepList.tsx';
import styles from './catalyst.module.css';
import type { CatalystPageFile, FourWaysFile } from './catalyst.schema.ts';
import { FourWays } from './FourWays.tsx';

const parts = {
  why: 'why-join',
  how: 'how-it-works',
  exchange: 'catalyst-exchange',
} as const;

interface Props {
  page: CatalystPageFile;
  ways: FourWaysFile;
  /** The entries of the board that end next, as of the day of the build. */
  board: Pick<EntryListProps, 'entries' | 'words' | 'today'>;
}

/** Be a Catalyst: the volunteer exchange between community groups and health professionals. */
export function CatalystPage({ page, ways, board }: Props) {
  const { title, lede, hero, why, how, exchange } = page;
  const exchangeHref = openHref('/be-catalyst/exchange');
  const letters = (
    <ButtonRow>
      <ButtonLink {...letterLink(becomeCatalyst)}>{hero.professionals}</ButtonLink>
      <ButtonLink {...letterLink(findVoice)} tone="ghost">
        {hero.communities}
      </ButtonLink>
    </ButtonRow>
  );
  return (
    <>
      <PageHead title={title} lede={lede} crumbs={[home]} action={letters} />
      <StickyPageNav
        marksSection
        links={[
          { label: why.title, id: parts.why },
          { label: how.title, id: parts.how },
          ...(exchangeHref ? [{ label: exchange.title, id: parts.exchange }] : []),
        ]}
      />
      <Band labelledBy={parts.why}>
        <SectionHead id={parts.why} title={why.title} landing />
        <p className={styles.statement}>{why.statement}</p>
        <Split columns="6-6">
          {[why.professionals, why.communities].map(({ title, benefits }) => (
            <div key={title} className="stack gap-y-4">
              <h3>{title}</h3>
              <RuledList items={benefits} />
            </div>
          ))}
        </Split>
      </Band>
      <PulseRule at="middle" />
      <Band labelledBy={parts.how}>
        <Split columns="4-8">
          <SectionHead id={parts.how} title={how.title} lede={how.lede} landing />
          <StepList steps={how.steps} />
        </Split>
      </Band>
      {exchangeHref && (
        <Band ground="surface" labelledBy={parts.exchange}>
          <SectionHead id={parts.exchange} title={exchange.title} lede={exchange.lede} landing />
          <EntryList {...board} labelledBy={parts.exchange} hidesEnded />
          <div className={styles.ways}>
            <ArrowLink href={exchangeHref}>{exchange.more}</ArrowLink>
          </div>
        </Band>
      )}
      <FourWays words={ways} here="catalyst" />
    </>
  );
}
