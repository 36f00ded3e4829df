import { becomeCatalyst, findVoice } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { home } from '#site/navigation.ts';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { StickyPageNav } from '#ui/page-nav/StickyPageNav.tsx';
import { PulseRule } from '#ui/record/RecordWave.tsx';
import type { CatalystPageFile } from './catalyst-page.schema.ts';
import { type BoardView, Exchange } from './Exchange.tsx';
import { FourWays } from './FourWays.tsx';
import type { FourWaysFile } from './four-ways.schema.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { parts } from './parts.ts';
import { WhyJoin } from './WhyJoin.tsx';

interface Props {
  page: CatalystPageFile;
  ways: FourWaysFile;
  board: BoardView;
}

/** Be a Catalyst: the volunteer exchange between community groups and health professionals. */
export function CatalystPage({ page, ways, board }: Props) {
  const { title, lede, hero } = page;
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
        links={[
          { label: page.why.title, id: parts.why },
          { label: page.how.title, id: parts.how },
          { label: page.exchange.title, id: parts.exchange },
        ]}
      />
      <WhyJoin why={page.why} />
      <PulseRule at="middle" />
      <HowItWorks how={page.how} />
      <Exchange words={page.exchange} board={board} />
      <FourWays words={ways} here="catalyst" />
    </>
  );
}
