import type { FormField } from '#features/contact/form-field.ts';
import type { Answers } from '#features/contact/use-draft.ts';
import { storyOfferWords } from './story-offer-words.ts';

const { questions, phone, credit, age, guardian, agree } = storyOfferWords;

/** A guiding question, and about how many words are plenty. */
export interface StoryQuestion extends FormField {
  words: number;
}

/** Who and what, without which there is no story. */
const needed: readonly string[] = ['who', 'what'];

/** The guiding questions, in the order of the letter. */
export const storyQuestions: readonly StoryQuestion[] = Object.entries(questions).map(
  ([name, words]) => ({ name, control: 'textarea', required: needed.includes(name), ...words }),
);

/** Where we can call. */
export const phoneField: FormField = {
  ...{ name: 'phone', control: 'tel', autoComplete: 'tel' },
  ...phone,
};

/** What has to be settled before a story can be used. */
export const consentFields: readonly FormField[] = [
  { name: 'credit', control: 'radio', required: true, ...credit },
  {
    ...{ name: 'age', control: 'radio', required: true },
    ...{ label: age.label, hint: age.hint, options: [age.adult, age.minor] },
  },
  { name: 'guardian', control: 'text', required: true, ...guardian },
  {
    ...{ name: 'agree', control: 'checkbox', required: true },
    ...{ label: agree.label, options: [agree.option] },
  },
];

/** What is asked after these answers: of a parent only where a child writes. */
export function askedConsent(answers: Answers): readonly FormField[] {
  const isMinor = answers['age'] === age.minor;
  return consentFields.filter(({ name }) => name !== 'guardian' || isMinor);
}

/** A form with no answer in it. */
export const emptyOffer: Answers = Object.fromEntries(
  [...storyQuestions, phoneField, ...consentFields].map(({ name }) => [name, '']),
);

/** A draft of before; consent is given anew each time. */
export function withoutConsent(draft: Answers): Answers {
  return { ...draft, agree: '' };
}
