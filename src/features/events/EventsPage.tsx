import type { ReactNode } from 'react';
import { eventProposal } from '#features/letters/definitions/events.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { ResourcesHead } from '#features/library/ResourcesHead.tsx';
import type { NavLink } from '#site/navigation.ts';
import { Band, Stack } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { calendarHref } from './event.ts';
import type { EventsPageFile } from './events.table.ts';
import { eventsFile } from './events-file.ts';

interface Props {
  page: EventsPageFile;
  /** The pages of the resources. */
  tabs: readonly NavLink[];
  /** The link to the toolkit; undefined where the site has none. */
  toolkit: NavLink | undefined;
  children: ReactNode;
  /** The drawing of the year; none where few events are to come. */
  ahead?: ReactNode;
  feeds?: ReactNode;
}

/** The events calendar (specification section 2): its head, the events, and the links for hosts. */
export function EventsPage({ page, tabs, toolkit, ahead, children, feeds }: Props) {
  return (
    <>
      <ResourcesHead
        title={page.title}
        lede={page.lede}
        path={calendarHref}
        tabs={tabs}
        action={<ButtonLink {...letterLink(eventProposal)}>{eventProposal.words.title}</ButtonLink>}
      />
      <Band space="list">
        <Stack gap="large">
          {ahead}
          <div>{children}</div>
          <div>{feeds}</div>
          <ArrowLink href={eventsFile.csvHref}>{page.table}</ArrowLink>
          <Callout>
            <p>
              {toolkit && (
                <>
                  <strong>{page.hosting}</strong> <a href={toolkit.href}>{page.hostingLink}</a>.{' '}
                </>
              )}
              <a {...letterLink(eventProposal)}>{page.propose}</a>.
            </p>
          </Callout>
        </Stack>
      </Band>
    </>
  );
}
