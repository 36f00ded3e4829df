import { deadline as deadlineLetter } from '#features/letters/definitions/media.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import type { MediaDeskFile } from '#features/media/media-desk.schema.ts';
import type { ListFrame } from '#lists/select.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { AskForm } from './AskForm.tsx';
import { AskTheDesk } from './AskTheDesk.tsx';
import { deadlineFacts } from './deadline-facts.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import { FoundPeople } from './FoundPeople.tsx';
import type { MediaPerson } from './media-person.ts';
import { OutletFields } from './OutletFields.tsx';
import { ShortNoticeList } from './ShortNoticeList.tsx';
import { type ZoneChoice, zoneChoices } from './times-in-words.ts';
import { useDeadline } from './use-deadline.ts';

interface Props {
  page: DeadlinePageFile;
  frame: ListFrame<MediaPerson>;
  /** The first is the desk’s own. */
  zones: readonly ZoneChoice[];
  /** What there is to say of the desk’s telephone. */
  call: MediaDeskFile['call'];
  /** When somebody is at the desk, in words. */
  deskHours: string;
}

/**
 * Who can talk before a deadline. Built as the list of those who take calls on short notice; what is asked
 * lives in the address.
 */
export function DeadlineFinder({ page, frame, zones, call, deskHours }: Props) {
  const { people: words } = page;
  const finder = useDeadline(frame, zones[0]?.zone ?? 'UTC', page);
  const { ask, zone, now, deadline, found, draft, outlet, outletPlace, isPast, sentence } = finder;
  const known = zones.some((one) => one.zone === zone);
  const facts = deadlineFacts({ ask, deadline, zone }, page.desk.anySpeaker);

  return (
    <>
      <Band>
        <div data-awaits-address="">
          <Split columns="7-5">
            <div>
              <SectionHead id="ask" title={page.ask.title} lede={page.ask.lede} />
              <p data-without-script="">{page.ask.noScript}</p>
              <AskForm
                words={page.ask}
                deadline={finder}
                zones={known ? zones : [...zones, ...zoneChoices([zone])]}
              />
            </div>
            <OutletFields words={page.outlet} draft={draft} place={outletPlace} />
          </Split>
        </div>
      </Band>
      <Band ground="surface">
        <div data-awaits-address="">
          {found && now !== undefined ? (
            <FoundPeople
              {...{ words, found, sentence, isPast, ask, now, deadline, zone, outlet }}
            />
          ) : (
            <ShortNoticeList {...{ page, outlet }} people={frame.items} />
          )}
        </div>
      </Band>
      <AskTheDesk
        words={page.desk}
        call={call}
        hours={deskHours}
        link={letterLink(deadlineLetter, { ...outlet, ...facts })}
      />
    </>
  );
}
