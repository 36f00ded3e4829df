import type { FormField } from '#features/contact/form-field.ts';
import type { Answers } from '#features/contact/use-draft.ts';
import type { Message } from '#site/mail/message.ts';
import { askedConsent, consentFields, phoneField, storyQuestions } from './story-offer-fields.ts';
import { storyOfferWords } from './story-offer-words.ts';

/**
 * The letter of someone who offers a story: each answered question with its answer below it, then phone
 * and consent, a line each. What was not answered, or not asked, is left out.
 */
export function storyLetter(answers: Answers, to: string): Message {
  const answerTo = ({ name }: FormField) => answers[name]?.trim() ?? '';
  const isAnswered = (field: FormField) => answerTo(field) !== '';
  return {
    to,
    subject: storyOfferWords.title,
    body: [
      ...storyQuestions.filter(isAnswered).map((field) => `${field.label}\n${answerTo(field)}\n`),
      ...[phoneField, ...askedConsent(answers)]
        .filter(isAnswered)
        .map((field) => `${field.label}: ${answerTo(field)}`),
    ].join('\n'),
  };
}

/** The same letter with nothing answered, every question with its choices: for a link that needs no script. */
export function emptyStoryLetter(to: string): Message {
  return {
    to,
    subject: storyOfferWords.title,
    body: [
      ...storyQuestions.map(({ label }) => `${label}\n\n`),
      ...[phoneField, ...consentFields].map(({ label, options }) => {
        const choices = options ? ` (${options.join(' / ')})` : '';
        return `${label}${choices}: `;
      }),
    ].join('\n'),
  };
}
