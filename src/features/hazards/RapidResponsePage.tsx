import { ResourcesHead } from '#features/resources/ResourcesHead.tsx';
import { Band } from '#ui/band/Band.tsx';
import { Stack } from '#ui/band/Stack.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { HazardNav } from './HazardNav.tsx';
import { HazardSection } from './HazardSection.tsx';
import type { HazardView } from './hazard.ts';
import type { RapidResponsePageFile } from './rapid-response-page.schema.ts';

interface Props {
  page: RapidResponsePageFile;
  path: string;
  hazards: readonly HazardView[];
}

/** The rapid response guide: four hazards, each with its impacts, messages and figures. */
export function RapidResponsePage({ page, path, hazards }: Props) {
  const { title, lede, emergency, headings, evidence } = page;
  return (
    <>
      <ResourcesHead title={title} lede={lede} path={path} />
      <Band>
        <Stack gap="large">
          <HazardNav hazards={hazards} />
          <Callout>
            <p>
              <strong>{emergency.lead}</strong> {emergency.text}
            </p>
          </Callout>
        </Stack>
      </Band>
      <Band>
        {hazards.map((hazard) => (
          <HazardSection key={hazard.id} hazard={hazard} headings={headings} />
        ))}
      </Band>
      <Band ground="warm" labelledBy="figures">
        <SectionHead id="figures" title={evidence.title} lede={evidence.text} />
        <ArrowLink href="/evidence">{evidence.link}</ArrowLink>
      </Band>
    </>
  );
}
