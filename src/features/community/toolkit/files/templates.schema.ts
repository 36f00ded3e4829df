import { z } from 'zod';
import { calendarDate, listOf, says, text, words } from '#content/fields.ts';

/** The words of the budget template; its formulas are code (`budget.ts`). */
export const budgetTemplateSchema = words({
  title: 'Title, in the first line of the sheet',
  lede: 'How to use it, in the second line',
  updated: calendarDate.describe('Day of the last change of these words'),
  sheet: text.max(31).describe('Name of the sheet with the numbers'),
  guideSheet: text.max(31).describe('Name of the sheet that explains'),
  fields: words({
    event: 'Where the event is written in',
    guests: 'Where the number of guests is written in',
    reserve: 'Where the share of the reserve is written in',
  }).describe('The lines before the table'),
  columns: words({
    item: 'What is paid for',
    quantity: 'How many of it',
    price: 'Price for one',
    cost: 'Cost, which adds itself up',
    gift: 'What gifts are worth',
    pay: 'What is left to pay, which adds itself up',
    giver: 'Who could give it',
  }).describe('Heads of the columns'),
  groups: listOf(
    words({
      title: 'Name of the group',
      items: z
        .array(
          words({
            name: text
              .or(z.literal(''))
              .describe('What is paid for; "" is a line to fill in')
              .meta({ hintInForm: 'What is paid for; empty, it is a line to fill in' }),
            giver: text.or(z.literal('')).describe('Who often gives it'),
          }),
        )
        .min(1, 'must have at least one entry')
        .describe('The lines of the group'),
    }),
  ).describe('The groups of the table'),
  subtotal: 'Under each group, with {group}',
  totals: words({
    cost: 'Sum of all costs',
    gifts: 'Sum of all gifts',
    pay: 'Sum of what is left to pay',
    reserve: 'The reserve',
    need: 'What is left to pay and the reserve',
    have: 'Where the money at hand is written in',
    missing: 'What is still to find',
    perGuest: 'What is needed for each guest',
  }).describe('The sums at the end'),
  guide: listOf(text).describe('The sheet that explains, one step a line'),
});
export type BudgetTemplateFile = z.infer<typeof budgetTemplateSchema>;

const choice = words({
  question: 'The question',
  options: listOf(text).describe('What can be ticked'),
  room: 'Above the room to write',
});
const openQuestion = words({
  question: 'The question; room to write follows',
});

/** The words of the feedback form: four questions, the first two about the speaker. */
export const feedbackFormSchema = words({
  title: 'Title of the form',
  lede: 'What it is, above the questions',
  updated: calendarDate.describe('Day of the last change of these words'),
  copies: 'Between the two forms of a page',
  use: words({
    title: 'Heading of the notes',
    items: listOf(text).describe('What to do with the form; only in the Word file'),
  }).describe('Notes for the hosts'),
  event: 'Where the evening is written in',
  forSpeaker: 'Above the first two questions',
  forHosts: 'Above the other two',
  questions: words({
    clear: choice.describe('The first question'),
    learned: openQuestion.describe('The second'),
    comfortable: choice.describe('The third'),
    next: openQuestion.describe('The fourth'),
  }).describe('The questions'),
  thanks: 'At the end',
});
export type FeedbackFormFile = z.infer<typeof feedbackFormSchema>;

export const emailInvitationsSchema = words({
  title: 'Title of the templates',
  lede: text.max(220).describe('What they are for'),
  updated: calendarDate.describe('Day of the last change of these words'),
  howTo: words({
    title: 'Heading of the notes',
    items: listOf(text).describe('How to use the templates'),
  }).describe('Notes before the letters'),
  subject: 'Before the subject of a letter',
  blanks: words({
    question: '{question}',
    opening: '{opening}, the question as the first sentence',
    weekday: '{weekday}',
    date: '{date}',
    time: '{time}',
    place: '{place}',
    where: '{where}',
    bus: '{bus}',
    speaker: '{speaker}',
    guests: '{guests}, the speakers with their work as the subject of a sentence',
    speaks: '{speaks}, the verb after {guests} or {speaker}',
    guest: '{guest}, the speaker in the subject',
    host: '{host}',
    contact: '{contact}',
  }).describe(
    'What stands in the files for each {place}, for the host to fill in; the page of papers puts answers there',
  ),
  letters: listOf(
    words({
      id: z
        .string()
        .refine(
          (value) => /^[a-z-]+$/.test(value),
          says(
            'must be small letters and hyphens, such as "thank-you"',
            'Use small letters and hyphens alone, such as thank-you.',
          ),
        )
        .describe('Name of its file')
        .meta({ label: 'File name', hintInForm: 'Name of the file that hosts save' }),
      name: 'What the letter is',
      when: 'When to send it: the title of a phase of the planner',
      subject: text.max(78).describe('Subject line'),
      body: 'The letter; what the host fills in stands in square brackets or is a {place}',
    }),
  ).describe('The letters, in the order they are sent'),
});
export type EmailInvitationsFile = z.infer<typeof emailInvitationsSchema>;

/** The words of the event flyer. It is short, because the host’s own words are the largest. */
export const eventFlyerSchema = words({
  title: text.max(60).describe('Name of the file'),
  lede: 'What it is for; also its description',
  updated: calendarDate.describe('Day of the last change of these words'),
  kicker: 'What kind of evening it is, above the headline',
  headline: text.max(24).describe('The largest words'),
  question: 'Before the room for the question',
  questionExample: 'What stands there in the file to edit, to be typed over',
  fields: listOf(
    words({
      label: 'What to fill in',
      answer: z
        .enum(['when', 'where', 'bus', 'guest'])
        .optional()
        .describe(
          'Which answer of the page of papers belongs here; without one it is a line to write on',
        ),
      example: 'What stands there in the file to edit, to be typed over',
    }),
  )
    .max(4)
    .describe('Up to four things to fill in'),
  offersTitle: 'Before the boxes to tick',
  offers: listOf(text.max(28)).describe('Boxes to tick'),
  host: 'Before the name of the host',
  hostExample: 'What stands there in the file to edit',
  credit: 'Who stands behind it, at the foot',
  waveAlt: 'Description of the drawing',
});
export type EventFlyerFile = z.infer<typeof eventFlyerSchema>;

const sign = words({
  id: z
    .enum(['entrance', 'restroom', 'elevator', 'coolest-corner'])
    .describe('Which drawing it has')
    .meta({ label: 'Drawing' }),
  title: text.max(16).describe('The large words'),
  line: text.max(60).describe('The sentence under them'),
  alt: text.describe('Description of the drawing').meta({ label: 'Picture in words' }),
});

export const signagePackSchema = words({
  title: text.max(60).describe('Name of the file'),
  lede: 'What it is for; also its description',
  updated: calendarDate.describe('Day of the last change of these words'),
  how: 'How to print it, on the first page',
  signs: z.array(sign).min(1).describe('The signs, each printed in three directions'),
  directions: words({
    here: 'In the name of the page without an arrow',
    left: 'In the name of the page with an arrow to the left',
    right: 'In the name of the page with an arrow to the right',
  }).describe('Directions'),
  arrows: words({
    left: 'Description of the arrow to the left',
    right: 'Description of the arrow to the right',
  }).describe('Arrows'),
});
export type SignagePackFile = z.infer<typeof signagePackSchema>;
