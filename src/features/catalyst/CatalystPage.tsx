import type { SpeakerView } from '#features/speakers/speaker.ts';
import { VoiceBand } from '#features/speakers/VoiceBand.tsx';
import { home } from '#site/navigation.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { ButtonRow } from '#ui/button/ButtonRow.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { StickyPageNav } from '#ui/page-nav/StickyPageNav.tsx';
import { PulseRule } from '#ui/record/PulseRule.tsx';
import type { CatalystLetters } from './catalyst-letters.ts';
import type { CatalystPageFile } from './catalyst-page.schema.ts';
import { type BoardView, Exchange } from './Exchange.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { parts } from './parts.ts';
import { WhyJoin } from './WhyJoin.tsx';

interface Props {
  page: CatalystPageFile;
  letters: CatalystLetters;
  voice: SpeakerView;
  board: BoardView;
}

/** Be a Catalyst: the volunteer exchange between community groups and health professionals. */
export function CatalystPage({ page, letters, voice, board }: Props) {
  const { title, lede, hero } = page;
  const anchors = (
    <ButtonRow>
      <ButtonLink href={`#${parts.how}`}>{hero.professionals}</ButtonLink>
      <ButtonLink href={`#${parts.exchange}`} tone="ghost">
        {hero.communities}
      </ButtonLink>
    </ButtonRow>
  );
  return (
    <>
      <PageHead title={title} lede={lede} crumbs={[home]} action={anchors} />
      <StickyPageNav
        links={[
          { label: page.why.title, id: parts.why },
          { label: page.how.title, id: parts.how },
          { label: page.exchange.title, id: parts.exchange },
        ]}
      />
      <WhyJoin why={page.why} />
      <PulseRule at="middle" />
      <HowItWorks page={page} letter={letters.becomeCatalyst} />
      <Exchange page={page} letter={letters.findHealthVoice} board={board} />
      <VoiceBand speaker={voice} />
    </>
  );
}
