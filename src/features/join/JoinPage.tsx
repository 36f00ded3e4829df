import type { SpeakerView } from '#features/speakers/speaker.ts';
import { VoiceBand } from '#features/speakers/VoiceBand.tsx';
import { home, speakers } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { Stack } from '#ui/band/Stack.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PulseRule } from '#ui/record/PulseRule.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { BenefitList } from './BenefitList.tsx';
import type { JoinPageFile } from './join-page.schema.ts';

interface Props {
  page: JoinPageFile;
  /** The letter to the network, as a link that opens a draft. */
  letter: string;
  voice: SpeakerView;
}

/** Become a speaker: what you gain, what we ask, and the letter that starts it. */
export function JoinPage({ page, letter, voice }: Props) {
  const { title, lede, contact, benefits, asked } = page;
  return (
    <>
      <PageHead
        title={title}
        lede={lede}
        crumbs={[home, speakers]}
        action={<ButtonLink href={letter}>{contact}</ButtonLink>}
      />
      <Band labelledBy="benefits">
        <SectionHead id="benefits" title={benefits.title} lede={benefits.lede} />
        <BenefitList benefits={benefits.points} />
      </Band>
      <PulseRule at="middle" />
      <Band labelledBy="asked">
        <Split columns="4-8">
          <SectionHead id="asked" title={asked.title} lede={asked.lede} />
          <Stack>
            <RuledList items={asked.points} />
            <ArrowLink href="/about/how-we-select">{asked.link}</ArrowLink>
          </Stack>
        </Split>
      </Band>
      <VoiceBand speaker={voice} />
    </>
  );
}
