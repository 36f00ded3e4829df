import { type RefObject, useLayoutEffect, useState } from 'react';
import * as device from '#site/device.ts';
import { type Answers, type Letter, withIds } from '../letter.ts';
import { draftKey, isAnswers } from './draft.ts';

/** The part of a letter, or of another form, that a draft reads. */
export type DraftedForm = Pick<Letter, 'id' | 'questions' | 'begin' | 'follow' | 'keepsDraft'>;

/**
 * Keeps the answers to a letter, and saves them on the device after every change. `known` has the
 * answers of the link or of the letter from which the visitor returned; those to questions that are
 * not asked survive `clear`. What was typed into `form` before hydration takes precedence over a
 * saved draft.
 *
 * Returns the answers, the functions that change them, and: `isRestored`, some answers are from an
 * earlier visit; `isKept`, false if the browser could not save the last change; `canUndo`, answers
 * were cleared and `undoClear` brings them back.
 */
export function useDraft(
  letter: DraftedForm,
  known: Answers = {},
  form?: RefObject<HTMLElement | null>,
) {
  const key = draftKey(letter);
  const [answers, setAnswers] = useState<Answers>(() => letter.begin({}, known));
  const [isKept, setKept] = useState(true);
  const [isRestored, setRestored] = useState(false);
  const [clearing, setClearing] = useState<Clearing>();

  // After the first render, because hydration needs the markup of the built page, which has no
  // draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useLayoutEffect(() => {
    const draft = letter.keepsDraft ? device.read(key, isAnswers) : undefined;
    const earlyInput = form?.current ? inputIn(form.current, answers) : {};
    const isEarly = Object.keys(earlyInput).length > 0;
    if (!draft && !isEarly) return;
    const firstAnswers = {
      ...letter.begin(draft ?? {}, known),
      ...withIds(letter.questions, earlyInput),
    };
    setAnswers(firstAnswers);
    setRestored(draft !== undefined);
    if (isEarly) setKept(device.save(key, firstAnswers));
  }, []);

  function keepAnswers(next: Answers) {
    setAnswers(next);
    if (letter.keepsDraft) setKept(device.save(key, next));
  }

  function answer(name: string, value: string) {
    keepAnswers(letter.follow({ ...answers, [name]: value }, name));
  }

  /** Answers several questions at once. */
  function fill(others: Answers) {
    keepAnswers({ ...answers, ...others });
  }

  function clear() {
    const givenQuestions = letter.questions.filter(({ control }) => control === 'given');
    const facts = givenQuestions.flatMap(({ name }) => (known[name] ? [[name, known[name]]] : []));
    const blank = letter.begin({}, Object.fromEntries(facts));
    setClearing(isSameAnswers(answers, blank) ? undefined : { before: answers, blank });
    setAnswers(blank);
    setRestored(false);
    device.remove(key);
  }

  function undoClear() {
    if (clearing) keepAnswers(answersBeforeClearing(clearing, answers));
    setClearing(undefined);
  }

  return {
    answers,
    answer,
    fill,
    clear,
    canUndo: clearing !== undefined,
    undoClear,
    isKept,
    isRestored,
  };
}

interface Clearing {
  /** The answers before the form was cleared. */
  before: Answers;
  /** The answers of the cleared form. */
  blank: Answers;
}

/**
 * Returns the answers from before a form was cleared, with those that the visitor has changed
 * since.
 */
export function answersBeforeClearing({ before, blank }: Clearing, now: Answers): Answers {
  const laterChanges = Object.entries(now).filter(([name, value]) => value !== (blank[name] ?? ''));
  return { ...now, ...before, ...Object.fromEntries(laterChanges) };
}

function isSameAnswers(answers: Answers, others: Answers): boolean {
  return Object.entries({ ...others, ...answers }).every(
    ([name]) => (answers[name] ?? '') === (others[name] ?? ''),
  );
}

/** Returns the answers of the controls that differ from the built page. */
function inputIn(form: HTMLElement, built: Answers): Answers {
  const controls = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  const changedControls = controls.filter(
    ({ type, checked, name, value }) =>
      (checked || !/^(radio|checkbox)$/.test(type)) && value !== (built[name] ?? ''),
  );
  // Several checkboxes of one name are one answer.
  const input = new Map<string, string>();
  for (const { name, value } of changedControls) {
    const others = input.get(name);
    input.set(name, others === undefined ? value : `${others}, ${value}`);
  }
  return Object.fromEntries(input);
}
