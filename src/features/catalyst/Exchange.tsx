import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { Point, PointList } from '#ui/point-list/PointList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { CatalystPageFile } from './catalyst-page.schema.ts';
import { parts } from './parts.ts';

interface Props {
  page: CatalystPageFile;
  letter: string;
}

/** The Catalyst Exchange: what groups ask for, and the letter that asks. */
export function Exchange({ page, letter }: Props) {
  const { title, lede, asks } = page.exchange;
  return (
    <Band ground="surface" labelledBy={parts.exchange}>
      <Split columns="4-8">
        <div>
          <SectionHead id={parts.exchange} title={title} lede={lede} landing />
          <ButtonLink href={letter} tone="ghost">
            {page.findHealthVoice}
          </ButtonLink>
        </div>
        <PointList>
          {asks.map((ask) => (
            <Point key={ask.title} title={ask.title}>
              <p>{ask.text}</p>
            </Point>
          ))}
        </PointList>
      </Split>
    </Band>
  );
}
