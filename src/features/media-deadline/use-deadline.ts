import { useMemo } from 'react';
import { useDraft } from '#features/contact/use-draft.ts';
import { useAddressState } from '#site/address/use-address-state.ts';
import { useMinute } from '#site/use-minute.ts';
import { useVisitorZone } from '#site/use-visitor-zone.ts';
import {
  type Ask,
  type AskValues,
  askFromAddress,
  askToAddress,
  deadlineOf,
  emptyAsk,
} from './ask.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import { findPeople } from './find-people.ts';
import { countInWords, nobodyFits } from './found-in-words.ts';
import type { MediaPerson } from './media-person.ts';
import { noAnswers } from './outlet-fields.ts';

/**
 * What is asked, which lives in the address, and who can talk, renewed each minute. `found` is undefined while
 * nothing is asked and until the page is live. A deadline without a zone is on the visitor’s clock.
 */
export function useDeadline(people: readonly MediaPerson[], values: AskValues, usual: string) {
  const [ask, change] = useAddressState(emptyAsk, {
    read: (query) => askFromAddress(query, values),
    write: askToAddress,
  });
  const own = useVisitorZone() ?? usual;
  const zone = ask.zone || own;
  const now = useMinute()?.getTime();
  const draft = useDraft('draft:media', noAnswers);
  const deadline = deadlineOf({ by: ask.by, zone });
  const isAsked = Boolean(ask.topic || ask.lang || ask.place || ask.by);
  const found = useMemo(() => {
    if (now === undefined || !isAsked) return undefined;
    return findPeople(people, { ...ask, deadline }, now);
  }, [people, ask, deadline, now, isAsked]);
  const isPast = deadline !== undefined && now !== undefined && deadline <= now;
  return {
    ...{ ask, zone, now, draft, deadline, found, isPast },
    /** What the page says of those found, for those who listen. */
    sentence: (words: DeadlinePageFile['people']) => {
      if (!found) return words.still.title;
      if (isPast) return words.past;
      return nobodyFits(found) ? words.none : countInWords(found, deadline !== undefined, words);
    },
    change: (asked: Partial<Ask>) => change({ ...ask, zone, ...asked }),
  };
}
