import { mailtoHref } from '#site/mail/mailto.ts';
import { useSaidChange } from '#ui/announcer/use-said-change.ts';
import { Band } from '#ui/band/Band.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { AskForm, type ZoneChoice } from './AskForm.tsx';
import { AskTheDesk } from './AskTheDesk.tsx';
import type { Ask, AskValues } from './ask.ts';
import { deadlineLetter } from './deadline-letter.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import { FoundPeople } from './FoundPeople.tsx';
import { FoundRow } from './FoundRow.tsx';
import type { Found } from './find-people.ts';
import type { MediaPerson } from './media-person.ts';
import { OutletForm } from './OutletForm.tsx';
import { ShortNoticeList } from './ShortNoticeList.tsx';
import { useDeadline } from './use-deadline.ts';
import { zoneChoices } from './zone-choices.ts';

interface Props {
  page: DeadlinePageFile;
  people: readonly MediaPerson[];
  values: AskValues;
  /** The first is the desk’s own. */
  zones: readonly ZoneChoice[];
  /** Where letters from reporters go. */
  to: string;
}

/**
 * Who can talk before a deadline. Built as the list of those who take calls on short notice; what is asked
 * lives in the address.
 */
export function DeadlineFinder({ page, people, values, zones, to }: Props) {
  const finder = useDeadline(people, values, zones[0]?.zone ?? 'UTC');
  const { ask, zone, now, deadline, found, draft, isPast } = finder;
  const { people: words } = page;
  const say = useSaidChange(finder.sentence(words));

  function asked(next: Partial<Ask>) {
    finder.change(next);
    say('by' in next ? 'typing' : 'press');
  }

  const letterFor = (one?: Pick<Found, 'person' | 'talk'>) => {
    const request = { ask, deadline, zone, answers: draft.answers, ...(one && { found: one }) };
    return mailtoHref(deadlineLetter(request, page, to));
  };
  const known = zones.some((one) => one.zone === zone);

  return (
    <>
      <Band>
        <SectionHead id="ask" title={page.ask.title} lede={page.ask.lede} />
        <p data-without-script="">{page.ask.noScript}</p>
        <AskForm
          words={page.ask}
          ask={ask}
          values={values}
          zones={known ? zones : [...zones, ...zoneChoices([zone])]}
          zone={zone}
          onAsk={asked}
        />
        <OutletForm words={page.outlet} draft={draft} />
      </Band>
      <Band ground="surface">
        <div data-awaits-address="">
          {found && now !== undefined ? (
            <FoundPeople {...{ words, found, isPast }} hasDeadline={deadline !== undefined}>
              {found.map((one) => (
                <FoundRow
                  key={one.person.id}
                  {...{ words, ask, now, zone }}
                  found={one}
                  href={letterFor(one)}
                />
              ))}
            </FoundPeople>
          ) : (
            <ShortNoticeList page={page} people={people} to={to} />
          )}
        </div>
      </Band>
      <AskTheDesk words={page.desk} href={letterFor()} />
    </>
  );
}
