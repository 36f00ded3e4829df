import { crumbsIn, openOnes } from '#site/navigation.ts';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { DoorList } from '#ui/door-list/DoorList.tsx';
import { MediaDesk, type MediaDeskView } from './MediaDesk.tsx';
import type { MediaInquiriesPageFile } from './media-pages.schema.ts';

/**
 * Media inquiries: the shared parts and three links to media resources (specification section 2).
 */
export function MediaInquiriesPage(props: { page: MediaInquiriesPageFile; desk: MediaDeskView }) {
  const { page, desk } = props;
  const doors = openOnes([
    { ...page.mediaKit, href: '/media-inquiries/media-kit' },
    { ...page.keyMessages, href: '/resources/key-messages' },
    { ...page.eventsCalendar, href: '/resources/events-calendar' },
  ]);
  return (
    <MediaDesk page={page} crumbs={crumbsIn('media', '/media-inquiries')} desk={desk}>
      <HeadedBand id="resources" ground="warm" {...page.resources}>
        <DoorList doors={doors} />
      </HeadedBand>
    </MediaDesk>
  );
}
