import type { FormField } from '#features/contact/form-field.ts';
import type { Message } from '#site/mail/message.ts';
import { eventFields, mediaFields, sides, specifiedFields } from './booking-fields.ts';

/**
 * The booking letter (specification section 7): subject 'Book a Speaker Request - ' and the
 * organization, else the contact, else 'Submission'; one line for each of the eleven answers, then the
 * further answers that were given.
 */
export function bookingEmail(answers: Readonly<Record<string, string>>, to: string): Message {
  const { organization, contactNameTitle } = trimmed(answers);
  const further = answers['side'] === sides[1] ? mediaFields : eventFields;
  return {
    to,
    subject: `Book a Speaker Request - ${organization || contactNameTitle || 'Submission'}`,
    body: [
      ...specifiedFields.map((field) => line(field, answers)),
      ...further.filter(({ name }) => answers[name]?.trim()).map((field) => line(field, answers)),
    ].join('\n'),
  };
}

function line({ name, label }: FormField, answers: Readonly<Record<string, string>>): string {
  return `${label}: ${answers[name]?.trim() ?? ''}`;
}

function trimmed(answers: Readonly<Record<string, string>>) {
  return {
    organization: answers['organization']?.trim(),
    contactNameTitle: answers['contactNameTitle']?.trim(),
  };
}
