import contactWords from '#words/letters/contact.yaml';
import { email, letterForm, long, required, text } from '../letter.ts';

/** A message to the team: what most presses open, so it comes without the other letters. */
export const contact = letterForm('contact', contactWords, {
  to: 'hello',
  questions: [
    text('name', { ...required, autoComplete: 'name' }),
    email('email', required),
    text('about', required),
    long('message', required),
  ],
});
