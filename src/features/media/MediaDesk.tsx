import type { ReactNode } from 'react';
import { media } from '#features/letters/definitions/media.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import type { NavLink } from '#site/navigation.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Point, PointList } from '#ui/point-list/PointList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { ExpertSources } from './ExpertSources.tsx';
import { MediaContactCard } from './MediaContactCard.tsx';
import { MediaGuidelines } from './MediaGuidelines.tsx';
import type { MediaDeskView } from './media-desk.ts';

interface Props {
  page: { title: string; lede: string };
  crumbs: readonly NavLink[];
  desk: MediaDeskView;
  /** What only this page has, near its end. */
  children: ReactNode;
}

/** What Media and Media inquiries share: contact, help and guidelines (specification section 2). */
export function MediaDesk({ page, crumbs, desk, children }: Props) {
  return (
    <>
      <PageHead
        title={page.title}
        lede={page.lede}
        crumbs={crumbs}
        action={
          <ButtonRow>
            <ButtonLink {...letterLink(media)}>{desk.contact.button}</ButtonLink>
            <ButtonLink href="/media-inquiries/deadline" tone="ghost">
              {desk.contact.deadline}
            </ButtonLink>
          </ButtonRow>
        }
      />
      <Band>
        <Split columns="7-5">
          <MediaContactCard contact={desk.contact} call={desk.call} clock={desk.clock} />
          <ExpertSources sources={desk.sources} />
        </Split>
      </Band>
      <Band labelledBy="help">
        <Split columns="4-8">
          <SectionHead id="help" title={desk.help.title} lede={desk.help.lede} />
          <PointList>
            {desk.helpList.map(({ title, text }) => (
              <Point key={title} title={title}>
                <p>{text}</p>
              </Point>
            ))}
          </PointList>
        </Split>
      </Band>
      <MediaGuidelines
        title={desk.guidelines.title}
        lede={desk.guidelines.lede}
        lists={[desk.include, { ...desk.commitments, last: <CallPromise desk={desk} /> }]}
        ground="surface"
      />
      {children}
    </>
  );
}

/** The promise to reporters with a deadline, with the number that calls the desk. */
function CallPromise({ desk: { call, contact } }: { desk: MediaDeskView }) {
  const [before, after] = call.commitment.split('{phone}');
  return (
    <>
      {before}
      <a href={`tel:${contact.phone}`}>{contact.phone}</a>
      {after}
    </>
  );
}
