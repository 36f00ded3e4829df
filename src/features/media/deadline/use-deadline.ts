import { useDeferredValue, useMemo, useRef } from 'react';
import { deadline as deadlineLetter } from '#features/letters/definitions/media.ts';
import { useDraft } from '#features/letters/form/use-draft.ts';
import type { ListState } from '#lists/list.ts';
import type { ListFrame } from '#lists/select.ts';
import { useList } from '#lists/use-list.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import type { DeadlinePageFile } from '../media-pages.schema.ts';
import { foundInWords } from './deadline-in-words.ts';
import {
  askOf,
  type DeskState,
  deadlineOf,
  deskList,
  deskState,
  findPeople,
  type MediaPerson,
} from './desk-list.ts';

/** The questions of the letter that this page asks in fields, in their order. */
export const outletQuestions = ['outlet', 'name', 'phone', 'question'].flatMap((name) =>
  deadlineLetter.questions.filter((question) => question.name === name),
);

/**
 * Returns the request in the query string and the people who match it, computed again each minute.
 * `found` is undefined without a request and before hydration. A deadline without a zone is on the
 * visitor's clock. `outlet` holds the answers about the reporter as a deferred value, so that the
 * list does not delay a keystroke.
 */
export function useDeadline(
  frame: ListFrame<MediaPerson>,
  usualZone: string,
  { ask: askWords, people: words }: Pick<DeadlinePageFile, 'ask' | 'people'>,
) {
  const people = frame.items;
  const ownZone = useVisitorZone() ?? usualZone;
  const now = useMinute()?.getTime();
  const answerTo = useMemo(() => {
    const answers = new WeakMap<object, ReturnType<typeof answer>>();
    const answer = (state: ListState & DeskState) => {
      const ask = askOf(state);
      const zone = ask.zone || ownZone;
      const deadline = deadlineOf({ by: ask.by, zone });
      const { speaker, topic, lang, place, by } = ask;
      const isAsked = now !== undefined && [speaker, topic, lang, place, by].some(Boolean);
      const found = isAsked ? findPeople(people, { ...ask, deadline }, now) : undefined;
      const isPast = deadline !== undefined && now !== undefined && deadline <= now;
      const sentence = found
        ? foundInWords(found, deadline !== undefined, words)
        : words.still.title;
      return { ask, zone, deadline, found, isPast, sentence: isPast ? words.past : sentence };
    };
    return (state: ListState & DeskState) => {
      const cached = answers.get(state) ?? answer(state);
      answers.set(state, cached);
      return cached;
    };
  }, [people, now, ownZone, words]);

  const sentenceOf = (state: ListState & DeskState) => answerTo(state).sentence;
  const list = useList({
    definition: useMemo(() => deskList(askWords), [askWords]),
    frame,
    words: { none: sentenceOf, waiting: '' },
    own: useMemo(() => deskState(people), [people]),
    sentenceOf: (_, state: ListState & DeskState) => sentenceOf(state),
  });
  const outletPlace = useRef<HTMLDivElement>(null);
  const draft = useDraft(deadlineLetter, {}, outletPlace);
  const typed = useDeferredValue(draft.answers);
  const outlet = useMemo(() => {
    const answers = outletQuestions.map(({ name }) => [name, typed[name]?.trim() ?? '']);
    return Object.fromEntries(answers.filter(([, answer]) => answer));
  }, [typed]);
  const answer = answerTo(list.state);
  return {
    list,
    now,
    draft,
    outlet,
    outletPlace,
    ...answer,
    wish: people.find(({ id }) => id === answer.ask.speaker),
  };
}

export type Deadline = ReturnType<typeof useDeadline>;
