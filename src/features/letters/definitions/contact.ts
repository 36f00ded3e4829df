import contactWords from '#words/letters/contact.yaml';
import { email, letterForm, long, required, text } from '../letter.ts';

/** A message to the team. Most links open this one, so it is loaded without the other letters. */
export const contact = letterForm('contact', contactWords, {
  to: 'hello',
  questions: [
    text('name', { ...required, autoComplete: 'name' }),
    email('email', required),
    text('about', required),
    long('message', required),
  ],
});
