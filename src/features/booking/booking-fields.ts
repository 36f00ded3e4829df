import type { FormField } from '#features/contact/form-field.ts';

/** Who is booking: it decides which further questions are asked. */
export const sides = ['An event', 'The media'] as const;

export const audienceSizes = ['1-50', '50-100', '100-500', '>500', 'Other'] as const;
export const budgetRanges = [
  'No budget (probono)',
  'Under $1000',
  '$1000-$5000',
  '>$5000',
] as const;
const yesNo = ['Yes', 'No'] as const;

/** The questions of the specification (sections 3, 5 and 9), in the order of the letter. */
export const specifiedFields: readonly FormField[] = [
  {
    name: 'organization',
    label: 'Organization',
    control: 'text',
    required: true,
    autoComplete: 'organization',
  },
  {
    name: 'contactNameTitle',
    label: 'Contact name and title',
    control: 'text',
    required: true,
    autoComplete: 'name',
  },
  {
    name: 'journalisticEvent',
    label: 'Journalistic event',
    control: 'radio',
    options: yesNo,
    required: true,
  },
  {
    name: 'urgentRequest',
    label: 'Urgent request',
    control: 'radio',
    options: yesNo,
    required: true,
  },
  { name: 'email', label: 'Email', control: 'email', required: true, autoComplete: 'email' },
  { name: 'phone', label: 'Phone', control: 'tel', autoComplete: 'tel' },
  {
    name: 'eventDetails',
    label: 'Event details',
    control: 'textarea',
    required: true,
    hint: 'What it is, where, and what you want the audience to take home.',
  },
  { name: 'eventDate', label: 'Event date', control: 'date' },
  {
    name: 'audienceSize',
    label: 'Expected audience size',
    control: 'select',
    options: audienceSizes,
  },
  { name: 'speakerPreferences', label: 'Speaker preferences', control: 'text' },
  { name: 'budgetRange', label: 'Budget range', control: 'select', options: budgetRanges },
];

/** What a host is asked beyond that. */
export const eventFields: readonly FormField[] = [
  { name: 'otherDates', label: 'Other dates that work', control: 'text' },
  { name: 'place', label: 'Place or video link', control: 'text' },
  { name: 'audience', label: 'Who will be there', control: 'text' },
  { name: 'length', label: 'Length of the talk', control: 'text' },
  { name: 'recorded', label: 'Will it be recorded', control: 'text' },
  {
    name: 'accessNeeds',
    label: 'Access needs',
    control: 'text',
    hint: 'Captions, interpreters, step-free stage.',
  },
  { name: 'travel', label: 'Travel and lodging', control: 'text' },
];

/** What a reporter is asked beyond that. */
export const mediaFields: readonly FormField[] = [
  { name: 'outlet', label: 'Outlet', control: 'text' },
  {
    name: 'deadline',
    label: 'Deadline with time zone',
    control: 'text',
    hint: 'Such as today 5 PM Central.',
  },
  { name: 'liveOrTaped', label: 'Live or taped', control: 'text' },
];

/** A form with no answer in it. */
export const emptyBooking: Readonly<Record<string, string>> = Object.fromEntries(
  ['side', ...[...specifiedFields, ...eventFields, ...mediaFields].map(({ name }) => name)].map(
    (name) => [name, ''],
  ),
);
