import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { StepList } from '#ui/step-list/StepList.tsx';
import type { CatalystPageFile } from './catalyst-page.schema.ts';
import { parts } from './parts.ts';

interface Props {
  page: CatalystPageFile;
  letter: string;
}

/** The three steps from a letter to a room, for health professionals. */
export function HowItWorks({ page, letter }: Props) {
  const { title, lede, steps } = page.how;
  return (
    <Band labelledBy={parts.how}>
      <Split columns="4-8">
        <div>
          <SectionHead id={parts.how} title={title} lede={lede} landing />
          <ButtonLink href={letter}>{page.becomeCatalyst}</ButtonLink>
        </div>
        <StepList steps={steps} />
      </Split>
    </Band>
  );
}
