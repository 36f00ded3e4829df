import type { ReactNode } from 'react';
import { ResourcesHead } from '#features/resources/ResourcesHead.tsx';
import { Band } from '#ui/band/Band.tsx';
import { Stack } from '#ui/band/Stack.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import type { EventsPageFile } from './events-page.schema.ts';

interface Props {
  page: EventsPageFile;
  path: string;
  /** The letter that proposes an event. */
  proposeHref: string;
  /** The calendar and the list. */
  children: ReactNode;
  /** The way to the files that keep a calendar up to date. */
  feeds?: ReactNode;
}

/** The events calendar (specification section 2): its head, the events, and what a host may do. */
export function EventsPage({ page, path, proposeHref, children, feeds }: Props) {
  return (
    <>
      <ResourcesHead title={page.title} lede={page.lede} path={path} />
      <Band>
        <Stack gap="large">
          <div>{children}</div>
          <div>{feeds}</div>
          <Callout>
            <p>
              <strong>{page.hosting}</strong>{' '}
              <a href="/resources/community-toolkit">{page.hostingLink}</a>.
            </p>
            <ArrowLink href={proposeHref} data-contact="proposal">
              {page.propose}
            </ArrowLink>
          </Callout>
        </Stack>
      </Band>
    </>
  );
}
