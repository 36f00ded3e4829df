import { fillIn, formatList } from '#site/words.ts';
import bookingWords from '#words/letters/booking.yaml';
import {
  type Answers,
  date,
  email,
  given,
  letterForm,
  linesIn,
  long,
  phone,
  radio,
  required,
  select,
  text,
} from '../letter.ts';

/** The options that the specification gives (section 9). */
const audienceSizes = ['1-50', '50-100', '100-500', '>500', 'Other'];
const budgetRanges = ['No budget (probono)', 'Under $1000', '$1000-$5000', '>$5000'];

/** The rules of a question for hosts of an event alone, and of one for reporters alone. */
const hostsOnly = { onlyIf: { name: 'side', is: 'event' } };
const reportersOnly = { onlyIf: { name: 'side', is: 'media' } };
/** The rules of the eleven answers that have a line even when empty (specification section 7). */
const alwaysWritten = { isAlwaysWritten: true };
const alwaysWrittenAndRequired = { ...alwaysWritten, ...required };
/** The heading of the form names at most this many speakers, otherwise their number. */
const maxNames = 3;

/**
 * A booking (specification sections 3, 5, 7 and 9): the eleven lines of the specification in its
 * order, then the further answers. `speakers` has the chosen speakers, one on each line, in order
 * of preference; `together` says whether the host wants one of them or all.
 */
export const booking = letterForm('booking', bookingWords, {
  to: 'voices',
  questions: [
    given('speakers', { isQuiet: true, isUnwritten: true }),
    radio('side', { isUnwritten: true }),
    radio('together', { onlyIfSeveral: 'speakers', ...required }),
    date('eventDate', alwaysWritten),
    text('otherDates', hostsOnly),
    text('place', hostsOnly),
    select('audienceSize', { ...alwaysWritten, choices: audienceSizes }),
    text('audience', hostsOnly),
    text('outlet', reportersOnly),
    text('deadline', reportersOnly),
    text('liveOrTaped', reportersOnly),
    long('eventDetails', alwaysWrittenAndRequired),
    text('organization', { ...alwaysWrittenAndRequired, autoComplete: 'organization' }),
    text('contactNameTitle', { ...alwaysWrittenAndRequired, autoComplete: 'name' }),
    email('email', alwaysWrittenAndRequired),
    phone('phone', alwaysWritten),
    radio('journalisticEvent', alwaysWrittenAndRequired),
    radio('urgentRequest', alwaysWrittenAndRequired),
    text('speakerPreferences', alwaysWritten),
    select('budgetRange', { ...alwaysWritten, choices: budgetRanges }),
    text('length', hostsOnly),
    text('recorded', hostsOnly),
    text('accessNeeds', hostsOnly),
    text('travel', hostsOnly),
  ],
  firstLines: [
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
    'together',
    // What a host adds; what a reporter adds comes last.
    'otherDates',
    'place',
    'audience',
    'length',
    'recorded',
    'accessNeeds',
    'travel',
  ],
  titleOf: ({ speakers }, { title, words }) => {
    const names = linesIn(speakers).map(withoutTalk);
    if (names.length === 0) return title;
    const speakersInWords =
      names.length > maxNames ? `${names.length} speakers` : formatList([...new Set(names)]);
    return fillIn(words['titleFor'] ?? title, { speakers: speakersInWords });
  },
  subjectOf: ({ organization, contactNameTitle }, { subject, words }) =>
    fillIn(subject, {
      who: organization?.trim() || contactNameTitle?.trim() || words['nobody'] || '',
    }),
  // A profile's link adds its speaker to those of the draft; a shortlist's link (`speakers`)
  // replaces them.
  begin: (draft, { speaker = '', ...known }) => {
    const chosen = new Set([...linesIn(draft['speakers']), ...linesIn(speaker)]);
    return { ...draft, speakers: [...chosen].join('\n'), ...known };
  },
  // The answer to `side` also answers `journalisticEvent`.
  follow: (answers, name) =>
    name === 'side'
      ? { ...answers, journalisticEvent: answers['side'] === 'media' ? 'yes' : 'no' }
      : answers,
  written: (answers) => ({ ...answers, speakerPreferences: preferencesInWords(answers) }),
});

/** Returns the name of a line that is a name or `name: talk`. */
function withoutTalk(line: string): string {
  return line.split(': ')[0] ?? line;
}

/**
 * Returns the line of the speaker preferences: one speaker by name, all of a panel, or several in
 * order of preference, then the visitor's own words.
 */
function preferencesInWords({ speakers, together, speakerPreferences = '' }: Answers): string {
  const names = linesIn(speakers);
  const areChoices = names.length > 1 && together !== 'all';
  const speakersInWords = areChoices ? choicesInWords(names) : names.join('; ');
  return [speakersInWords, speakerPreferences.trim()].filter(Boolean).join(', ');
}

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
];

/** Returns the label of a choice by its place, from 0: `First choice`; from 12 on `Choice 13`. */
export function choiceLabel(index: number): string {
  const ordinal = ordinals[index];
  return ordinal ? `${ordinal} choice` : `Choice ${index + 1}`;
}

/** Returns names in order of preference in words: `First choice: Dr. A; second choice: Dr. B`. */
function choicesInWords(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name, index) => `${choiceLabel(index)}: ${name}`);
  return [first, ...others.map((choice) => choice.charAt(0).toLowerCase() + choice.slice(1))].join(
    '; ',
  );
}
