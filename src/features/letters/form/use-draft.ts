import { type RefObject, useLayoutEffect, useState } from 'react';
import type { StoredKey } from '#site/device.ts';
import * as device from '#site/device.ts';
import type { Answers, Letter } from '../letter.ts';

/** What a draft needs to know of the letter, or of another form. */
export type Drafted = Pick<Letter, 'id' | 'questions' | 'begin' | 'follow' | 'keepsDraft'>;

/** Where the answers to a letter are kept on the device. */
export function draftKey({ id }: Pick<Letter, 'id'>): StoredKey {
  return `draft:${id}`;
}

/**
 * The answers to a letter, kept on the device at every change. `isRestored` says that some came from an earlier visit;
 * `kept` is false where the browser keeps nothing. `known` is what the link gives, or the answers the visitor goes
 * back to; what it gives without asking stays when the form is cleared. What a visitor answered at a `place` of the page
 * before it was hydrated goes before those of an earlier visit.
 */
export function useDraft(
  letter: Drafted,
  known: Answers = {},
  place?: RefObject<HTMLElement | null>,
) {
  const key = draftKey(letter);
  const [answers, setAnswers] = useState<Answers>(() => letter.begin({}, known));
  const [kept, setKept] = useState(true);
  const [isRestored, setRestored] = useState(false);

  // Not at once, so that a page built without a device and the browser agree.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useLayoutEffect(() => {
    const draft = letter.keepsDraft ? device.read(key, isAnswers) : undefined;
    const early = place?.current ? givenIn(place.current, answers) : {};
    const isEarly = Object.keys(early).length > 0;
    if (!draft && !isEarly) return;
    const found = { ...letter.begin(draft ?? {}, known), ...early };
    setAnswers(found);
    setRestored(draft !== undefined);
    if (isEarly) setKept(device.save(key, found));
  }, []);

  function answer(name: string, value: string) {
    const next = letter.follow({ ...answers, [name]: value }, name);
    setAnswers(next);
    if (letter.keepsDraft) setKept(device.save(key, next));
  }

  function clear() {
    const given = letter.questions.filter(({ control }) => control === 'given');
    const facts = given.flatMap(({ name }) => (known[name] ? [[name, known[name]]] : []));
    setAnswers(letter.begin({}, Object.fromEntries(facts)));
    setRestored(false);
    device.remove(key);
  }

  return { answers, answer, clear, kept, isRestored };
}

function givenIn(place: HTMLElement, built: Answers): Answers {
  const controls = [...place.querySelectorAll<HTMLInputElement>('[name]')];
  const given = controls.filter(
    ({ type, checked, name, value }) =>
      (checked || !/^(radio|checkbox)$/.test(type)) && value !== (built[name] ?? ''),
  );
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

function isAnswers(value: unknown): value is Answers {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((answer) => typeof answer === 'string')
  );
}
