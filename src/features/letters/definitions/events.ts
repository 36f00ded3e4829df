import { fillIn } from '#site/words.ts';
import placeWords from '#words/letters/event-place.yaml';
import proposalWords from '#words/letters/event-proposal.yaml';
import {
  date,
  email,
  given,
  letterForm,
  long,
  number,
  radio,
  required,
  select,
  text,
  time,
} from '../letter.ts';

/**
 * A proposal of an event for the calendar. Access and contact are optional, because the team can
 * ask later.
 */
export const eventProposal = letterForm('event-proposal', proposalWords, {
  to: 'hello',
  questions: [
    text('name', required),
    long('about', required),
    date('day', required),
    time('start', required),
    time('end', required),
    select('zone', required),
    radio('format', required),
    text('place', required),
    long('join'),
    long('access'),
    text('contact', { autoComplete: 'name' }),
  ],
});

/**
 * A request for a place at an event, or on its waiting list. The link provides `event` (the title),
 * `when`, `format` and, for a full event, `list`.
 */
export const eventPlace = letterForm('event-place', placeWords, {
  to: 'events',
  questions: [
    given('event'),
    given('when'),
    given('list'),
    given('format', { isQuiet: true, isUnwritten: true }),
    text('name', { ...required, autoComplete: 'name' }),
    email('email', required),
    number('count', required),
    radio('how', { ...required, onlyIf: { name: 'format', is: 'hybrid' } }),
    long('note'),
    long('access'),
  ],
  titleOf: ({ list }, { title, words }) => (list && words['titleFull']) || title,
  subjectOf: ({ event = '', list }, { subject, words }) =>
    fillIn((list && words['subjectFull']) || subject, { event }),
});
