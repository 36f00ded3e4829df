import { useDeferredValue, useMemo, useRef } from 'react';
import { deadline as deadlineLetter } from '#features/letters/definitions/media.ts';
import { useDraft } from '#features/letters/drafts/use-draft.ts';
import { type Change, useAddressState } from '#site/address/use-address-state.ts';
import { daysOff } from '#site/site-facts.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import { useChangeAnnouncement } from '#ui/announcer/use-change-announcement.ts';
import type { DeadlinePageFile } from '../media-pages.schema.ts';
import { type Ask, type AskOptions, deadlineOf, emptyAsk, readAsk, writeAsk } from './ask.ts';
import { foundInWords } from './deadline-in-words.ts';
import { findPeople, type MediaPerson } from './find-people.ts';

/** The questions of the letter that this page asks in fields, in their order. */
export const outletQuestions = ['outlet', 'name', 'phone', 'question'].flatMap((name) =>
  deadlineLetter.questions.filter((question) => question.name === name),
);

/**
 * Returns the request in the query string and the people who match it, computed again each minute.
 * `foundPeople` is undefined without a request and before hydration. A deadline without a zone is
 * on the visitor's clock. `reporterAnswers` holds the answers about the reporter as a deferred
 * value, so that the list does not delay a keystroke.
 */
export function useDeadline(
  people: readonly MediaPerson[],
  options: AskOptions,
  usualZone: string,
  words: DeadlinePageFile['people'],
) {
  const [ask, changeAsk] = useAddressState(emptyAsk, {
    read: (query) =>
      readAsk(
        query,
        options,
        people.map(({ id }) => id),
      ),
    write: writeAsk,
  });
  const ownZone = useVisitorZone() ?? usualZone;
  const now = useMinute()?.getTime();
  const zone = ask.zone || ownZone;
  const deadline = deadlineOf({ by: ask.by, zone });
  const isPast = deadline !== undefined && now !== undefined && deadline <= now;
  const foundPeople = useMemo(() => {
    const { speaker, topic, lang, place, by } = ask;
    const isAsked = [speaker, topic, lang, place, by].some(Boolean);
    if (now === undefined || !isAsked) return undefined;
    return findPeople(people, { speaker, topic, lang, place, deadline }, now, daysOff);
  }, [people, ask, deadline, now]);
  const answer = foundPeople
    ? foundInWords(foundPeople, deadline !== undefined, words)
    : words.still.title;
  const sentence = isPast ? words.past : answer;

  const announce = useChangeAnnouncement(sentence);
  /** Changes the request and announces its result, after the sentence `opening`. */
  function request(change: (previous: Ask) => Ask, kind: Change = 'press', opening = '') {
    changeAsk(change, kind);
    announce(kind, opening);
  }

  const outletRef = useRef<HTMLDivElement>(null);
  const draft = useDraft(deadlineLetter, {}, outletRef);
  const deferredAnswers = useDeferredValue(draft.answers);
  const reporterAnswers = useMemo(() => {
    const answers = outletQuestions.map(({ name }) => [name, deferredAnswers[name]?.trim() ?? '']);
    return Object.fromEntries(answers.filter(([, answer]) => answer));
  }, [deferredAnswers]);
  return {
    ask,
    request,
    zone,
    now,
    deadline,
    isPast,
    foundPeople,
    sentence,
    draft,
    reporterAnswers,
    outletRef,
    wish: people.find(({ id }) => id === ask.speaker),
  };
}

/** The state of the page and the functions that change it. */
export type DeadlineState = ReturnType<typeof useDeadline>;
