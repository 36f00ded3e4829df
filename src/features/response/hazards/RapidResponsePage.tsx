import type { ReactNode } from 'react';
import { ResourcesHead } from '#features/library/resources/ResourcesHead.tsx';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PrintButton } from '#ui/print-button/PrintButton.tsx';
import { HazardNav } from './HazardNav.tsx';
import { HazardSection } from './HazardSection.tsx';
import type { HazardView } from './hazard.ts';
import type { RapidResponsePageFile } from './rapid-response-page.schema.ts';

interface Props {
  page: RapidResponsePageFile;
  path: string;
  hazards: readonly HazardView[];
  /** Name of the site, for what is copied. */
  site: string;
  origin: string;
  /** The line for a person in danger: `NowLink`. */
  now?: ReactNode;
  /** The ways to take it along: `KeepGuides`, `KitFileLink`. */
  children: ReactNode;
}

/** The rapid response guide: four doors with what to say at once, then each hazard with its impacts, messages and figures. */
export function RapidResponsePage({ page, path, hazards, site, origin, now, children }: Props) {
  const { title, lede, emergency, evidence } = page;
  const print = <PrintButton>{page.print}</PrintButton>;
  return (
    <>
      <ResourcesHead title={title} lede={lede} path={path} action={print} />
      <Band space="list">
        <Stack>
          <HazardNav hazards={hazards} />
          <Callout>
            <p>
              <strong>{emergency.lead}</strong> {emergency.text}
            </p>
            <Small>
              <strong>{evidence.title}:</strong> {evidence.text}{' '}
              <a href="/evidence">{evidence.link}</a>
            </Small>
            {now}
          </Callout>
        </Stack>
      </Band>
      <Band>
        {hazards.map((hazard) => (
          <HazardSection
            key={hazard.id}
            hazard={hazard}
            words={page}
            from={`${site}, ${title}: ${hazard.name}. ${origin}${hazard.href}`}
          />
        ))}
      </Band>
      <Band ground="surface" space="list">
        <Split columns="6-6">{children}</Split>
      </Band>
    </>
  );
}
