import { z } from 'zod';
import { calendarDate, listOf, text } from '#content/fields.ts';

/** What the budget template says; its formulas are code (`budget.ts`). */
export const budgetTemplateSchema = z.strictObject({
  title: text.describe('Title, in the first line of the sheet'),
  lede: text.describe('How to use it, in the second line'),
  updated: calendarDate.describe('Day of the last change of these words'),
  sheet: text.max(31).describe('Name of the sheet with the numbers'),
  guideSheet: text.max(31).describe('Name of the sheet that explains'),
  fields: z
    .strictObject({
      event: text.describe('Where the event is written in'),
      guests: text.describe('Where the number of guests is written in'),
      reserve: text.describe('Where the share of the reserve is written in'),
    })
    .describe('The lines before the table'),
  columns: z
    .strictObject({
      item: text.describe('What is paid for'),
      quantity: text.describe('How many of it'),
      price: text.describe('Price for one'),
      cost: text.describe('Cost, which adds itself up'),
      gift: text.describe('What gifts are worth'),
      pay: text.describe('What is left to pay, which adds itself up'),
      giver: text.describe('Who could give it'),
    })
    .describe('Heads of the columns'),
  groups: listOf(
    z.strictObject({
      title: text.describe('Name of the group'),
      items: z
        .array(
          z.strictObject({
            name: text.or(z.literal('')).describe('What is paid for; "" is a line to fill in'),
            giver: text.or(z.literal('')).describe('Who often gives it'),
          }),
        )
        .min(1, 'must have at least one entry')
        .describe('The lines of the group'),
    }),
  ).describe('The groups of the table'),
  subtotal: text.describe('Under each group, with {group}'),
  totals: z
    .strictObject({
      cost: text.describe('Sum of all costs'),
      gifts: text.describe('Sum of all gifts'),
      pay: text.describe('Sum of what is left to pay'),
      reserve: text.describe('The reserve'),
      need: text.describe('What is left to pay and the reserve'),
      have: text.describe('Where the money at hand is written in'),
      missing: text.describe('What is still to find'),
      perGuest: text.describe('What is needed for each guest'),
    })
    .describe('The sums at the end'),
  guide: listOf(text).describe('The sheet that explains, one step a line'),
});
export type BudgetTemplateFile = z.infer<typeof budgetTemplateSchema>;

const choice = z.strictObject({
  question: text.describe('The question'),
  options: listOf(text).describe('What can be ticked'),
  room: text.describe('Above the room to write'),
});
const openQuestion = z.strictObject({
  question: text.describe('The question; room to write follows'),
});

/** What the feedback form says: four questions, the first two about the speaker. */
export const feedbackFormSchema = z.strictObject({
  title: text.describe('Title of the form'),
  lede: text.describe('What it is, above the questions'),
  updated: calendarDate.describe('Day of the last change of these words'),
  copies: text.describe('Between the two forms of a page'),
  use: z
    .strictObject({
      title: text.describe('Heading of the notes'),
      items: listOf(text).describe('What to do with the form; only in the Word file'),
    })
    .describe('Notes for the hosts'),
  event: text.describe('Where the evening is written in'),
  forSpeaker: text.describe('Above the first two questions'),
  forHosts: text.describe('Above the other two'),
  questions: z
    .strictObject({
      clear: choice.describe('The first question'),
      learned: openQuestion.describe('The second'),
      comfortable: choice.describe('The third'),
      next: openQuestion.describe('The fourth'),
    })
    .describe('The questions'),
  thanks: text.describe('At the end'),
});
export type FeedbackFormFile = z.infer<typeof feedbackFormSchema>;

/** What the e-mail invitations say. */
export const emailInvitationsSchema = z.strictObject({
  title: text.describe('Title of the templates'),
  lede: text.max(220).describe('What they are for'),
  updated: calendarDate.describe('Day of the last change of these words'),
  howTo: z
    .strictObject({
      title: text.describe('Heading of the notes'),
      items: listOf(text).describe('How to use the templates'),
    })
    .describe('Notes before the letters'),
  subject: text.describe('Before the subject of a letter'),
  blanks: z
    .strictObject({
      question: text.describe('{question}'),
      opening: text.describe('{opening}, the question as the first sentence'),
      weekday: text.describe('{weekday}'),
      date: text.describe('{date}'),
      time: text.describe('{time}'),
      place: text.describe('{place}'),
      where: text.describe('{where}'),
      speaker: text.describe('{speaker}'),
      work: text.describe('{work}'),
      guest: text.describe('{guest}, the speaker in the subject'),
      host: text.describe('{host}'),
      contact: text.describe('{contact}'),
    })
    .describe(
      'What stands in the files for each {place}, for the host to fill in; the page of papers puts answers there',
    ),
  letters: listOf(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z-]+$/, 'must be small letters and hyphens, such as "thank-you"')
        .describe('Name of its file'),
      name: text.describe('What the letter is'),
      when: text.describe('When to send it: the title of a phase in toolkit/checklist.yaml'),
      subject: text.max(78).describe('Subject line'),
      body: text.describe(
        'The letter; what the host fills in stands in square brackets or is a {place}',
      ),
    }),
  ).describe('The letters, in the order they are sent'),
});
export type EmailInvitationsFile = z.infer<typeof emailInvitationsSchema>;

/** What the event flyer says. It is short, because the host’s own words are the largest. */
export const eventFlyerSchema = z.strictObject({
  title: text.max(60).describe('Name of the file'),
  lede: text.describe('What it is for; also its description'),
  updated: calendarDate.describe('Day of the last change of these words'),
  kicker: text.describe('What kind of evening it is, above the headline'),
  headline: text.max(24).describe('The largest words'),
  question: text.describe('Before the room for the question'),
  questionExample: text.describe('What stands there in the file to edit, to be typed over'),
  fields: listOf(
    z.strictObject({
      label: text.describe('What to fill in'),
      answer: z
        .enum(['when', 'where', 'guest'])
        .optional()
        .describe(
          'Which answer of the page of papers belongs here; without one it is a line to write on',
        ),
      example: text.describe('What stands there in the file to edit, to be typed over'),
    }),
  )
    .max(4)
    .describe('Up to four things to fill in'),
  offersTitle: text.describe('Before the boxes to tick'),
  offers: listOf(text.max(28)).describe('Boxes to tick'),
  host: text.describe('Before the name of the host'),
  hostExample: text.describe('What stands there in the file to edit'),
  credit: text.describe('Who stands behind it, at the foot'),
  waveAlt: text.describe('Description of the drawing'),
});
export type EventFlyerFile = z.infer<typeof eventFlyerSchema>;

/** The signs that have a drawing in `signs.ts`. */
export const signIds = ['entrance', 'restroom', 'elevator', 'coolest-corner'] as const;

const sign = z.strictObject({
  id: z.enum(signIds).describe('Which drawing it has'),
  title: text.max(16).describe('The large words'),
  line: text.max(60).describe('The sentence under them'),
  alt: text.describe('Description of the drawing'),
});

/** What the signs say. */
export const signagePackSchema = z.strictObject({
  title: text.max(60).describe('Name of the file'),
  lede: text.describe('What it is for; also its description'),
  updated: calendarDate.describe('Day of the last change of these words'),
  how: text.describe('How to print it, on the first page'),
  signs: z.array(sign).min(1).describe('The signs, each printed in three directions'),
  directions: z
    .strictObject({
      here: text.describe('In the name of the page without an arrow'),
      left: text.describe('In the name of the page with an arrow to the left'),
      right: text.describe('In the name of the page with an arrow to the right'),
    })
    .describe('Directions'),
  arrows: z
    .strictObject({
      left: text.describe('Description of the arrow to the left'),
      right: text.describe('Description of the arrow to the right'),
    })
    .describe('Arrows'),
});
export type SignagePackFile = z.infer<typeof signagePackSchema>;
