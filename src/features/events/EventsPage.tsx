import type { ReactNode } from 'react';
import { eventProposal } from '#features/letters/definitions/events.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { ResourcesHead } from '#features/library/resources/ResourcesHead.tsx';
import { toolkit } from '#site/navigation.ts';
import { Band, Stack } from '#ui/band/Band.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import type { EventsPageFile } from './events-page.schema.ts';

interface Props {
  page: EventsPageFile;
  path: string;
  /** The calendar and the list. */
  children: ReactNode;
  /** The way to the files that keep a calendar up to date. */
  feeds?: ReactNode;
}

/** The events calendar (specification section 2): its head, the events, and what a host may do. */
export function EventsPage({ page, path, children, feeds }: Props) {
  return (
    <>
      <ResourcesHead
        title={page.title}
        lede={page.lede}
        path={path}
        action={<ButtonLink {...letterLink(eventProposal)}>{eventProposal.words.title}</ButtonLink>}
      />
      <Band space="list">
        <Stack gap="large">
          <div>{children}</div>
          <div>{feeds}</div>
          <Callout>
            <p>
              <strong>{page.hosting}</strong> <a href={toolkit.href}>{page.hostingLink}</a>.{' '}
              <a {...letterLink(eventProposal)}>{page.propose}</a>.
            </p>
          </Callout>
        </Stack>
      </Band>
    </>
  );
}
