import type { EventsPageFile } from '#features/events/events.table.ts';
import { home, sections } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonRow } from '#ui/button/Button.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { eventsPages } from '../events.table.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { EventList } from './EventList.tsx';

const crumbs = [home, sections.resources, eventsPages.events];

interface Props {
  page: EventsPageFile;
  title: string;
  part: { data: readonly CalendarEntry[]; url: Record<'next' | 'prev', string | undefined> };
  now: Date;
}

/** One page of a list that is too long for the calendar's own page, for visitors without script. */
export function AllEventsPage({ page, title, part, now }: Props) {
  const { next, prev } = part.url;
  return (
    <>
      <PageHead title={title} lede={page.lede} crumbs={crumbs} />
      <Band>
        <EventList words={page.calendar} events={part.data} now={now} onOpen={() => {}} isWhole />
        <nav aria-label={page.calendar.all}>
          <ButtonRow>
            {prev && <ArrowLink href={prev}>{page.calendar.earlier}</ArrowLink>}
            {next && <ArrowLink href={next}>{page.calendar.later}</ArrowLink>}
          </ButtonRow>
        </nav>
      </Band>
    </>
  );
}
