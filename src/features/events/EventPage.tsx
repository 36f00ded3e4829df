import type { ReactNode } from 'react';
import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { Stack } from '#ui/band/Stack.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { EventFacts } from './EventFacts.tsx';
import type { EventView } from './event.ts';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Resources', href: '/resources' },
  { label: 'Events Calendar', href: '/resources/events-calendar' },
];

interface Props {
  event: EventView;
  past: boolean;
  /** The description, rendered. */
  children: ReactNode;
}

/** An event's own page: everything the list has no room for. */
export function EventPage({ event, past, children }: Props) {
  return (
    <>
      <PageHead title={event.title} lede={event.summary} crumbs={crumbs} />
      <Band>
        <Split columns="4-8">
          <EventFacts event={event} />
          <Stack>
            {past && (
              <p>
                <Tag tone="past">Past</Tag>
              </p>
            )}
            <Prose>{children}</Prose>
          </Stack>
        </Split>
      </Band>
    </>
  );
}
