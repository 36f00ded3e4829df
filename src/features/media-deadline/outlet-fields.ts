import type { FormField } from '#features/contact/form-field.ts';
import type { Answers } from '#features/contact/use-draft.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';

/** Who asks, in the order of the letter. None is required: a deadline is no time for forms. */
export function outletFields(words: DeadlinePageFile['outlet']): readonly FormField[] {
  const { outlet, name, phone, kind, question } = words;
  return [
    { name: 'outlet', control: 'text', autoComplete: 'organization', label: outlet.label },
    { name: 'name', control: 'text', autoComplete: 'name', label: name.label },
    { name: 'phone', control: 'tel', autoComplete: 'tel', label: phone.label },
    { name: 'kind', control: 'select', ...kind },
    { name: 'question', control: 'textarea', label: question.label },
  ];
}

export const noAnswers: Answers = { outlet: '', name: '', phone: '', kind: '', question: '' };
