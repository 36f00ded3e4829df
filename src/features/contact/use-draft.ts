import { type RefObject, useLayoutEffect, useState } from 'react';
import { forgetStored, keepStored, readStored, type StoredKey } from '#site/device-store.ts';

/** The answers of a form, by field name. */
export type Answers = Readonly<Record<string, string>>;

/**
 * The answers of a form, kept on the device at every change. `isRestored` says that some came from
 * before, read by `restore`; `kept` is false where the browser keeps nothing. What a visitor answered in a `form` of the
 * page before it was live is an answer like any other, and goes before those of an earlier visit.
 */
export function useDraft(
  key: StoredKey,
  empty: Answers,
  restore: (draft: Answers) => Answers = (draft) => draft,
  form?: RefObject<HTMLFormElement | null>,
) {
  const [answers, setAnswers] = useState<Answers>(empty);
  const [kept, setKept] = useState(true);
  const [isRestored, setRestored] = useState(false);

  // Not at once, so that a page built without a device and the browser agree.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useLayoutEffect(() => {
    const draft = readStored(key, isAnswers);
    const early = form?.current ? givenIn(form.current, empty) : {};
    const isEarly = Object.keys(early).length > 0;
    if (!draft && !isEarly) return;
    const found = { ...empty, ...(draft && restore(draft)), ...early };
    setAnswers(found);
    setRestored(draft !== undefined);
    if (isEarly) setKept(keepStored(key, found));
  }, []);

  function answer(name: string, value: string) {
    const next = { ...answers, [name]: value };
    setAnswers(next);
    setKept(keepStored(key, next));
  }

  function clear() {
    setAnswers(empty);
    setRestored(false);
    forgetStored(key);
  }

  return { answers, answer, clear, kept, isRestored };
}

function givenIn(form: HTMLFormElement, built: Answers): Answers {
  const given = [...new FormData(form)].filter(([name, value]) => value !== (built[name] ?? ''));
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function isAnswers(value: unknown): value is Answers {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((answer) => typeof answer === 'string')
  );
}
