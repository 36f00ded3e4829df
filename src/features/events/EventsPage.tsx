import { ResourcesHead } from '#features/resources/ResourcesHead.tsx';
import { Band } from '#ui/band/Band.tsx';
import { Stack } from '#ui/band/Stack.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { EventTable } from './EventTable.tsx';
import type { EventView } from './event.ts';
import type { EventsPageFile } from './events-page.schema.ts';

interface Props {
  page: EventsPageFile;
  path: string;
  /** The letter that proposes an event. */
  proposeHref: string;
  upcoming: readonly EventView[];
  past: readonly EventView[];
}

/** All events as a list: upcoming first, past in their own group below. */
export function EventsPage({ page, path, proposeHref, upcoming, past }: Props) {
  return (
    <>
      <ResourcesHead title={page.title} lede={page.lede} path={path} />
      <Band labelledBy="upcoming">
        <SectionHead id="upcoming" title={page.upcoming} />
        {upcoming.length > 0 ? (
          <EventTable caption="Events, earliest first" events={upcoming} past={false} />
        ) : (
          <p>{page.empty}</p>
        )}
      </Band>
      <Band labelledBy="past">
        <Stack gap="large">
          <SectionHead id="past" title={page.past} />
          <EventTable caption="Past events, earliest first" events={past} past />
          <Callout>
            <p>
              <strong>{page.hosting}</strong>{' '}
              <a href="/resources/community-toolkit">{page.hostingLink}</a>.
            </p>
            <ArrowLink href={proposeHref}>{page.propose}</ArrowLink>
          </Callout>
        </Stack>
      </Band>
    </>
  );
}
