import { home, media } from '#site/navigation.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { Door, DoorList } from '#ui/door-list/DoorList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { MediaDesk, type MediaDeskView } from './MediaDesk.tsx';
import type { MediaInquiriesPageFile } from './media-pages.schema.ts';

interface Props {
  page: MediaInquiriesPageFile;
  desk: MediaDeskView;
}

/** Media inquiries: the shared parts and three links to media resources (specification section 2). */
export function MediaInquiriesPage({ page, desk }: Props) {
  const doors = [
    { ...page.mediaKit, href: '/media-inquiries/media-kit' },
    { ...page.keyMessages, href: '/resources/key-messages' },
    { ...page.eventsCalendar, href: '/resources/events-calendar' },
  ];
  return (
    <MediaDesk page={page} crumbs={[home, media]} desk={desk}>
      <Band ground="warm" labelledBy="resources">
        <Split columns="4-8">
          <SectionHead id="resources" title={page.resources.title} lede={page.resources.lede} />
          <DoorList>
            {doors.map(({ title, text, href }) => (
              <Door key={href} title={title} href={href}>
                {text}
              </Door>
            ))}
          </DoorList>
        </Split>
      </Band>
    </MediaDesk>
  );
}
