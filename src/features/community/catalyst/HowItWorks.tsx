import { Band, Split } from '#ui/band/Band.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { StepList } from '#ui/step-list/StepList.tsx';
import type { CatalystPageFile } from './catalyst-page.schema.ts';
import { parts } from './parts.ts';

interface Props {
  how: CatalystPageFile['how'];
}

/** The three steps from a letter to a room, for health professionals. */
export function HowItWorks({ how: { title, lede, steps } }: Props) {
  return (
    <Band labelledBy={parts.how}>
      <Split columns="4-8">
        <SectionHead id={parts.how} title={title} lede={lede} landing />
        <StepList steps={steps} />
      </Split>
    </Band>
  );
}
