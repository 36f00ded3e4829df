import type { ReactNode } from 'react';
import type { EventView } from '#features/events/event.ts';
import type { EventPhase } from '#features/events/event-phase.ts';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { EventClocks } from './EventClocks.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventMaterials } from './EventMaterials.tsx';
import { EventState } from './EventState.tsx';
import type { EventPageFile } from './event-page.schema.ts';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Resources', href: '/resources' },
  { label: 'Events Calendar', href: '/resources/events-calendar' },
];

interface Props {
  page: EventPageFile;
  event: EventView;
  /** Where it stands at build; the page puts it right when it is read. */
  phase: EventPhase;
  /** What puts it right before anything is painted. */
  mark?: ReactNode;
  /** Ways to keep and to share it. */
  actions?: ReactNode;
  /** The description, rendered. */
  children: ReactNode;
}

/** An event's own page: everything the lists have no room for. */
export function EventPage({ page, event, phase, mark, actions, children }: Props) {
  return (
    <div
      data-event=""
      data-event-phase={phase}
      data-starts={event.startsAt}
      data-ends={event.endsAt}
    >
      {mark}
      <PageHead title={event.title} lede={event.summary} crumbs={crumbs} />
      <Band>
        <Stack gap="large">
          <EventState words={page} event={event} />
          <EventClocks words={page.facts} event={event} />
          {actions}
          <Split columns="4-8">
            <EventFacts words={page} event={event} />
            <Stack gap="large">
              <EventMaterials words={page.materials} event={event} />
              <section aria-labelledby="about">
                <h2 id="about" className="visually-hidden">
                  {page.about}
                </h2>
                <Prose>{children}</Prose>
              </section>
            </Stack>
          </Split>
        </Stack>
      </Band>
    </div>
  );
}
