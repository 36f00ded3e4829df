import { fillIn, formatList } from '#site/words.ts';
import bookingWords from '#words/letters/booking.yaml';
import {
  type Answers,
  date,
  email,
  given,
  letterForm,
  long,
  phone,
  radio,
  required,
  select,
  text,
} from '../letter.ts';

/** The choices of the specification (section 9). */
const audienceSizes = ['1-50', '50-100', '100-500', '>500', 'Other'];
const budgetRanges = ['No budget (probono)', 'Under $1000', '$1000-$5000', '>$5000'];

const ofHosts = { onlyIf: { name: 'side', is: 'An event' } };
const ofReporters = { onlyIf: { name: 'side', is: 'The media' } };
/** The eleven answers have a line each, also when they are empty (specification section 7). */
const specified = { isAlwaysWritten: true };
const needed = { ...specified, ...required };
/** The heading of the form names at most this many speakers, otherwise their number. */
const maxNames = 3;

/**
 * A booking (specification sections 3, 5, 7 and 9): the eleven lines of the specification in its
 * order, then the further answers. `speakers` has the chosen speakers, one on each line, in order
 * of preference.
 */
export const booking = letterForm('booking', bookingWords, {
  to: 'voices',
  questions: [
    given('speakers', { isQuiet: true, isUnwritten: true }),
    radio('side', { isUnwritten: true }),
    date('eventDate', specified),
    text('otherDates', ofHosts),
    text('place', ofHosts),
    select('audienceSize', { ...specified, options: audienceSizes }),
    text('audience', ofHosts),
    text('outlet', ofReporters),
    text('deadline', ofReporters),
    text('liveOrTaped', ofReporters),
    long('eventDetails', needed),
    text('organization', { ...needed, autoComplete: 'organization' }),
    text('contactNameTitle', { ...needed, autoComplete: 'name' }),
    email('email', needed),
    phone('phone', specified),
    radio('journalisticEvent', needed),
    radio('urgentRequest', needed),
    text('speakerPreferences', specified),
    select('budgetRange', { ...specified, options: budgetRanges }),
    text('length', ofHosts),
    text('recorded', ofHosts),
    text('accessNeeds', ofHosts),
    text('travel', ofHosts),
  ],
  lines: [
    'organization',
    'contactNameTitle',
    'journalisticEvent',
    'urgentRequest',
    'email',
    'phone',
    'eventDetails',
    'eventDate',
    'audienceSize',
    'speakerPreferences',
    'budgetRange',
    'otherDates',
    'place',
    'audience',
    'length',
    'recorded',
    'accessNeeds',
    'travel',
    'outlet',
    'deadline',
    'liveOrTaped',
  ],
  titleOf: ({ speakers }, { title, words }) => {
    const names = namesIn(speakers).map((name) => name.split(': ')[0] ?? name);
    if (names.length === 0) return title;
    const who =
      names.length > maxNames ? `${names.length} speakers` : formatList([...new Set(names)]);
    return fillIn(words['titleFor'] ?? title, { speakers: who });
  },
  subjectOf: ({ organization, contactNameTitle }, { subject, words }) =>
    fillIn(subject, {
      who: organization?.trim() || contactNameTitle?.trim() || words['nobody'] || '',
    }),
  begin: (draft, { speaker = '', ...known }) => ({
    ...draft,
    speakers: [...new Set([...namesIn(draft['speakers']), ...namesIn(speaker)])].join('\n'),
    ...known,
  }),
  follow: (answers, name) =>
    name === 'side'
      ? { ...answers, journalisticEvent: answers['side'] === 'The media' ? 'Yes' : 'No' }
      : answers,
  written: (answers) => ({ ...answers, speakerPreferences: preferencesOf(answers) }),
});

/** The lines of the answer `speakers`, each a name or `name: talk`. */
function namesIn(speakers = ''): string[] {
  return speakers.split('\n').filter(Boolean);
}

/** One speaker by name, or several in order of preference, then the visitor's own words. */
function preferencesOf({ speakers, speakerPreferences = '' }: Answers): string {
  const names = namesIn(speakers);
  const chosen = names.length > 1 ? choicesInWords(names) : (names[0] ?? '');
  return [chosen, speakerPreferences.trim()].filter(Boolean).join(', ');
}

const places =
  'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth'.split(' ');

/** The label of a place, from 0: `First choice`; from the thirteenth on `Choice 13`. */
export function choiceLabel(index: number): string {
  const place = places[index];
  return place ? `${place} choice` : `Choice ${index + 1}`;
}

/** Names in order of preference → `First choice: Dr. A; second choice: Dr. B`. */
function choicesInWords(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name, index) => `${choiceLabel(index)}: ${name}`);
  return [first, ...others.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join('; ');
}
