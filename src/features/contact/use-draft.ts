import { useEffect, useState } from 'react';
import { forgetStored, keepStored, readStored, type StoredKey } from '#site/device-store.ts';

/** The answers of a form, by field name. */
export type Answers = Readonly<Record<string, string>>;

/**
 * The answers of a form, kept on the device at every change. `isRestored` says that some came from
 * before, read by `restore`; `kept` is false where the browser keeps nothing.
 */
export function useDraft(
  key: StoredKey,
  empty: Answers,
  restore: (draft: Answers) => Answers = (draft) => draft,
) {
  const [answers, setAnswers] = useState<Answers>(empty);
  const [kept, setKept] = useState(true);
  const [isRestored, setRestored] = useState(false);

  // After the first paint, so that a page built without a device and the browser agree.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    const draft = readStored(key, isAnswers);
    if (!draft) return;
    setAnswers({ ...empty, ...restore(draft) });
    setRestored(true);
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

function isAnswers(value: unknown): value is Answers {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((answer) => typeof answer === 'string')
  );
}
