import { Band, Split } from '#ui/band/Band.tsx';
import { Door, DoorList } from '#ui/door-list/DoorList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { HomePageFile } from '../network.words.ts';

interface Props {
  page: HomePageFile;
}

/** Four ways to act. */
export function ActionDoors({ page }: Props) {
  const { actions, bookSpeaker, beCatalyst, joinEvents, accessResources } = page;
  return (
    <Band labelledBy="actions" space="home">
      <Split columns="4-8">
        <SectionHead id="actions" title={actions.title} lede={actions.lede} />
        <DoorList>
          <Door title={bookSpeaker.title} href="/speakers/directory">
            {bookSpeaker.text}
          </Door>
          <Door title={beCatalyst.title} href="/be-catalyst">
            {beCatalyst.text}
          </Door>
          <Door title={joinEvents.title} href="/resources/events-calendar">
            {joinEvents.text}
          </Door>
          <Door title={accessResources.title} href="/resources/key-messages">
            {accessResources.text} <a href="/resources/rapid-response">{page.rapidResponse}</a>
          </Door>
        </DoorList>
      </Split>
    </Band>
  );
}
