import { nominate } from '#features/letters/definitions/nominate.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { portraitOf, type SpeakerView } from '#features/speakers/speaker.ts';
import { SpeakerCredit } from '#features/speakers/VoiceBand.tsx';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { StepList } from '#ui/step-list/StepList.tsx';
import type { HowWeSelectPageFile } from '../network.table.ts';
import { AboutHead } from './AboutHead.tsx';

/**
 * How We Select: the six steps, at their side someone who went through them (specification section
 * 2), and the letter by which anybody nominates somebody.
 */
export function HowWeSelectPage(props: {
  page: HowWeSelectPageFile;
  voice: SpeakerView | undefined;
}) {
  const { page, voice } = props;
  return (
    <>
      <AboutHead
        title={page.title}
        lede={page.lede}
        path="/about/how-we-select"
        action={<ButtonLink {...letterLink(nominate)}>{nominate.words.title}</ButtonLink>}
      />
      <Band labelledBy="steps">
        <h2 className="visually-hidden" id="steps">
          {page.stepsTitle}
        </h2>
        <Split columns="8-4">
          <Stack gap="large">
            <StepList steps={page.steps} />
            <Callout>
              <p>
                <strong>{page.nominate.title}</strong> {page.nominate.text}
              </p>
              <ButtonLink {...letterLink(nominate)} size="small">
                {nominate.words.title}
              </ButtonLink>
            </Callout>
          </Stack>
          {voice?.quote && (
            <Stack>
              <Portrait {...portraitOf(voice)} shape="aside" />
              <Quote text={voice.quote} size="small">
                <SpeakerCredit speaker={voice} />
              </Quote>
            </Stack>
          )}
        </Split>
      </Band>
    </>
  );
}
