import type { Message } from '#site/mail/mailto.ts';

/** Letters and digits that cannot be taken for one another when read aloud or typed from paper. */
const alphabet = '23456789ACDEFHJKMNPQRTUVWXY';
const length = 5;

/** A short name for one request, such as `CHV-7K3QM`. `random` gives numbers from 0 up to 1, like `Math.random`. */
export function makeReference(random: () => number): string {
  const characters = Array.from(
    { length },
    () => alphabet[Math.floor(random() * alphabet.length)] ?? alphabet[0],
  );
  return `CHV-${characters.join('')}`;
}

/** The letter with its reference after the subject and at the end of the body. */
export function withReference(message: Message, reference: string): Message {
  const body = message.body.trimEnd();
  return {
    to: message.to,
    subject: `${message.subject} (ref. ${reference})`,
    body: `${body}${body === '' ? '' : '\n\n'}Reference: ${reference}`,
  };
}
