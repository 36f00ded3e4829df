import { type RefObject, useLayoutEffect } from 'react';
import { dayFromAddress } from '#features/community/planner/plan.ts';
import { type Drafted, useDraft } from '#features/letters/form/use-draft.ts';
import { fieldNames } from './event-answers.ts';

const event: Drafted = {
  ...{ id: 'papers', keepsDraft: true, questions: [] },
  begin: (draft, given) => {
    const known = { ...draft, ...given };
    return Object.fromEntries(fieldNames.map((name) => [name, known[name] ?? '']));
  },
  follow: (answers) => answers,
};

/**
 * The answers of the host, kept on the device. The day and the time that a link of the planner carries are put into the
 * form and taken out of the address.
 */
export function useEvent(form: RefObject<HTMLElement | null>) {
  // First of the two: what stands in the fields when `useDraft` looks counts as an answer.
  useLayoutEffect(() => {
    if (!location.search) return;
    const { date, time } = dayFromAddress(new URLSearchParams(location.search));
    for (const [name, value] of [
      ['day', date],
      ['begin', time],
    ]) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field && value) field.value = value;
    }
    history.replaceState(history.state, '', location.pathname + location.hash);
  }, [form]);
  return useDraft(event, {}, form);
}
