import { fillIn } from '#site/words.ts';
import deadlineWords from '#words/letters/deadline.yaml';
import mediaWords from '#words/letters/media.yaml';
import { given, letterForm, long, phone, required, select, text } from '../letter.ts';

const outlet = text('outlet', { ...required, autoComplete: 'organization' });
const name = text('name', { ...required, autoComplete: 'name' });
const kind = select('kind');

/** The inquiry of a reporter, from any page. */
export const media = letterForm('media', mediaWords, {
  to: 'media',
  questions: [outlet, name, text('deadline'), long('topic', required), kind, phone('phone')],
});

/**
 * A reporter with a deadline asks for a speaker, or asks the desk to find one. The page provides
 * the deadline in both time zones, the speaker (`speaker` as the letter has it, `who` the name
 * alone) and the hours. The deadline is the first line of the letter.
 */
export const deadline = letterForm('deadline', deadlineWords, {
  to: 'media',
  isAskedOnPage: true,
  questions: [
    given('who', { isQuiet: true, isUnwritten: true }),
    given('speaker'),
    given('talk'),
    given('notice'),
    given('there', { isQuiet: true }),
    given('talkThere', { isQuiet: true }),
    given('place', { isQuiet: true }),
    outlet,
    name,
    long('question', required),
    phone('phone'),
    text('deadline'),
    text('topic'),
    text('language'),
    kind,
  ],
  firstLines: [
    'deadline',
    'there',
    'speaker',
    'talk',
    'talkThere',
    'notice',
    'topic',
    'language',
    'place',
    'outlet',
    'name',
    'phone',
    'kind',
  ],
  titleOf: ({ who }, { title, words }) =>
    who ? fillIn(words['titleFor'] ?? title, { speaker: who }) : title,
  subjectOf: ({ deadline: when, topic, who }, { subject, words }) => {
    const what = [topic || words['interview'], who].filter(Boolean).join(', ');
    if (when) return fillIn(subject, { when, what });
    return fillIn(words['subjectOpen'] ?? subject, { what });
  },
});
