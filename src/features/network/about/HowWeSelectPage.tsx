import { portraitOf, type SpeakerView } from '#features/speakers/speaker.ts';
import { SpeakerCredit } from '#features/speakers/VoiceBand.tsx';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { StepList } from '#ui/step-list/StepList.tsx';
import type { HowWeSelectPageFile } from '../network.table.ts';
import { AboutHead } from './AboutHead.tsx';

/**
 * How We Select: the six steps, and at their side someone who went through them (specification
 * section 2).
 */
export function HowWeSelectPage(props: { page: HowWeSelectPageFile; voice: SpeakerView }) {
  const { page, voice } = props;
  return (
    <>
      <AboutHead title={page.title} lede={page.lede} path="/about/how-we-select" />
      <Band labelledBy="steps">
        <h2 className="visually-hidden" id="steps">
          {page.stepsTitle}
        </h2>
        <Split columns="8-4">
          <StepList steps={page.steps} />
          <Stack>
            <Portrait {...portraitOf(voice)} shape="aside" />
            <Quote text={voice.quote} size="small">
              <SpeakerCredit speaker={voice} />
            </Quote>
          </Stack>
        </Split>
      </Band>
    </>
  );
}
