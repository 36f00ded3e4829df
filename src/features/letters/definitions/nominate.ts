import { fillIn } from '#site/words.ts';
import nominateWords from '#words/letters/nominate.yaml';
import { email, letterForm, long, radio, required, text } from '../letter.ts';

const block = { layout: 'block' } as const;

/**
 * Somebody is nominated as a speaker, by anybody (specification section 2, How We Select, Call for
 * Nominations). How to reach the nominee is asked only where they know of it.
 */
export const nominate = letterForm('nominate', nominateWords, {
  to: 'voices',
  subjectOf: ({ nominee }, { subject }) => fillIn(subject, { nominee: nominee?.trim() || '…' }),
  questions: [
    text('nominee', required),
    text('work', required),
    long('why', { ...required, ...block }),
    text('subject'),
    radio('knows', required),
    text('contact', { onlyIf: { name: 'knows', is: 'knows' } }),
    text('tie'),
    text('name', { ...required, autoComplete: 'name' }),
    email('email', required),
  ],
});
