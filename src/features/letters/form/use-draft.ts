import { type RefObject, useLayoutEffect, useState } from 'react';
import * as device from '#site/device.ts';
import type { StoredKey } from '#site/device-keys.ts';
import type { Answers, Letter } from '../letter.ts';

/** The part of a letter, or of another form, that a draft reads. */
export type Drafted = Pick<Letter, 'id' | 'questions' | 'begin' | 'follow' | 'keepsDraft'>;

/** The storage key of the answers to a letter. */
export function draftKey({ id }: Pick<Letter, 'id'>): StoredKey {
  return `draft:${id}`;
}

/**
 * The answers to a letter, saved on the device after every change. `known` has the answers of the
 * link or of the letter from which the visitor returned; those to questions that are not asked
 * survive `clear`. Input in `place` before hydration takes precedence over a saved draft. Returns
 * `isRestored`: some answers are from an earlier visit; `kept`: false if the browser could not save
 * the last change; `canUndo`: answers were cleared, and `undoClear` brings them back.
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
  const [cleared, setCleared] = useState<Clearing>();

  // After the first render, because hydration needs the markup of the built page, which has no
  // draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useLayoutEffect(() => {
    const draft = letter.keepsDraft ? device.read(key, isAnswers) : undefined;
    const early = place?.current ? inputIn(place.current, answers) : {};
    const isEarly = Object.keys(early).length > 0;
    if (!draft && !isEarly) return;
    const found = { ...letter.begin(draft ?? {}, known), ...early };
    setAnswers(found);
    setRestored(draft !== undefined);
    if (isEarly) setKept(device.save(key, found));
  }, []);

  function keep(next: Answers) {
    setAnswers(next);
    if (letter.keepsDraft) setKept(device.save(key, next));
  }

  function answer(name: string, value: string) {
    keep(letter.follow({ ...answers, [name]: value }, name));
  }

  function clear() {
    const given = letter.questions.filter(({ control }) => control === 'given');
    const facts = given.flatMap(({ name }) => (known[name] ? [[name, known[name]]] : []));
    const blank = letter.begin({}, Object.fromEntries(facts));
    setCleared(isSame(answers, blank) ? undefined : { before: answers, blank });
    setAnswers(blank);
    setRestored(false);
    device.remove(key);
  }

  function undoClear() {
    if (cleared) keep(answersBeforeClearing(cleared, answers));
    setCleared(undefined);
  }

  return { answers, answer, clear, canUndo: cleared !== undefined, undoClear, kept, isRestored };
}

interface Clearing {
  before: Answers;
  /** The answers of the cleared form. */
  blank: Answers;
}

/** The answers before a form was cleared, except those that the visitor has changed since. */
export function answersBeforeClearing({ before, blank }: Clearing, now: Answers): Answers {
  const changed = Object.entries(now).filter(([name, value]) => value !== (blank[name] ?? ''));
  return { ...now, ...before, ...Object.fromEntries(changed) };
}

function isSame(answers: Answers, others: Answers): boolean {
  return Object.entries({ ...others, ...answers }).every(
    ([name]) => (answers[name] ?? '') === (others[name] ?? ''),
  );
}

/** The answers of controls that differ from the built page. */
function inputIn(place: HTMLElement, built: Answers): Answers {
  const controls = [...place.querySelectorAll<HTMLInputElement>('[name]')];
  const changed = controls.filter(
    ({ type, checked, name, value }) =>
      (checked || !/^(radio|checkbox)$/.test(type)) && value !== (built[name] ?? ''),
  );
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

export function isAnswers(value: unknown): value is Answers {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((answer) => typeof answer === 'string')
  );
}
