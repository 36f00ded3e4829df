import { deadline as deadlineLetter } from '#features/letters/definitions/media.ts';
import { type LetterLink, letterLink } from '#features/letters/write-letter.ts';
import type { ListFrame } from '#lists/select.ts';
import { siteFacts } from '#site/site-facts.ts';
import { fillIn } from '#site/words.ts';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { MediaDeskFile } from '../media-pages.schema.ts';
import { AskForm, OutletFields } from './AskForm.tsx';
import { deadlineFacts, type ZoneChoice, zoneChoices } from './deadline-in-words.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { MediaPerson } from './find-people.ts';
import { FoundPeople, ShortNoticeList } from './People.tsx';
import { useDeadline } from './use-deadline.ts';

interface Props {
  page: DeadlinePageFile;
  frame: ListFrame<MediaPerson>;
  /** Options of the select of zones; the first is the zone of the desk. */
  zones: readonly ZoneChoice[];
  /** Words on the telephone of the desk. */
  call: MediaDeskFile['call'];
  /** Hours of the desk in words. */
  deskHours: string;
}

/** Finds speakers who can talk before a deadline. The build renders it without a request; the query string holds the request. */
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

interface DeskProps {
  words: DeadlinePageFile['desk'];
  call: MediaDeskFile['call'];
  /** Hours of the desk in words. */
  hours: string;
  /** The letter without a speaker. */
  link: LetterLink;
}

/** The letter that asks the desk to find a speaker, and the telephone of the desk. */
function AskTheDesk({ words, call, hours, link }: DeskProps) {
  const { phone } = siteFacts.desk;
  return (
    <Band labelledBy="ask-the-desk">
      <Split columns="7-5">
        <div>
          <SectionHead id="ask-the-desk" title={words.title} lede={words.text} />
          <ButtonRow>
            <ButtonLink {...link}>{words.button}</ButtonLink>
            <ButtonLink href={`tel:${phone}`} tone="ghost">
              {fillIn(call.button, { phone })}
            </ButtonLink>
          </ButtonRow>
        </div>
        <Stack>
          <p>{fillIn(words.promise, { hours })}</p>
          <p>{call.afterHours}</p>
        </Stack>
      </Split>
    </Band>
  );
}
