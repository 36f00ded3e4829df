import type { SpeakerView } from '#features/speakers/speaker.ts';
import { VoiceBand } from '#features/speakers/VoiceBand.tsx';
import { openHref, sections } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { PointList } from '#ui/point-list/PointList.tsx';
import { PulseRule } from '#ui/record/RecordWave.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { VisionPageFile } from '../network.table.ts';
import { AboutHead } from './AboutHead.tsx';
import { Statement } from './Statement.tsx';

/** Our Purpose: the vision, the three goals and where each is at work (specification section 2). */
export function VisionPage({
  page,
  voice,
}: {
  page: VisionPageFile;
  voice: SpeakerView | undefined;
}) {
  const goals = [
    { ...page.elevate, href: sections.speakers.href },
    { ...page.shift, href: '/resources/key-messages' },
    { ...page.support, href: openHref('/resources/community-toolkit') },
  ];
  return (
    <>
      <AboutHead title={page.title} lede={page.lede} path="/about/vision" />
      <Statement id="vision" title={page.vision.title}>
        {page.vision.statement}
      </Statement>
      <PulseRule at="middle" />
      <Band labelledBy="goals">
        <SectionHead id="goals" {...page.goals} />
        <PointList
          points={goals.map(({ link, href, ...goal }) => ({
            ...goal,
            ...(href && { link: { label: link, href } }),
          }))}
        />
      </Band>
      {voice && <VoiceBand speaker={voice} />}
    </>
  );
}
