import { z } from 'zod';
import { text } from '#content/fields.ts';
import { closing, heading } from '#content/page-fields.ts';

/** The parts of a kit that its jump list names, in their order. */
export const kitParts = [
  'advice',
  'messages',
  'facts',
  'speakers',
  'cards',
  'questions',
  'story',
  'embed',
] as const;

/** What every hazard kit says around the words of its hazard. `{places}` are filled in. */
export const kitPageSchema = z.strictObject({
  title: text.describe('What a copied text says it was taken from, with {hazard}'),
  tools: z
    .strictObject({
      copy: text.describe('What the first button copies, as "Copy …" goes on'),
      print: text.describe('Button that prints the kit'),
      download: text.describe('Link to the kit as a text file, with {size}'),
    })
    .describe('The tools at the top'),
  parts: z
    .strictObject({
      advice: text.describe('Link to the advice'),
      messages: text.describe('Link to the message'),
      facts: text.describe('Link to the figures'),
      speakers: text.describe('Link to the speakers'),
      cards: text.describe('Link to the share cards'),
      questions: text.describe('Link to the questions'),
      story: text.describe('Link to the story, where the hazard has one'),
      embed: text.describe('Link to the code that shows the kit on another site'),
    })
    .describe('The jump list'),
  messages: heading
    .extend({
      ten: text.describe('Heading of the shortest message'),
      thirty: text.describe('Heading of the middle one'),
      ninety: text.describe('Heading of the longest one'),
      length: text.describe('How long it is, with {words}'),
      copy: text.describe('What its button copies, with {length}'),
    })
    .describe('The message in three lengths'),
  cards: z
    .strictObject({
      title: text.describe('Above the share cards'),
      alt: text.describe('What a card shows, with {hazard}, {words}, {source} and {site}'),
      copyAlt: text.describe('What the button beside the description copies, with {length}'),
      wide: text.describe('Link to the wide card'),
      square: text.describe('Link to the square card'),
      file: text.describe('Type and size of the file, with {size}'),
    })
    .describe('The share cards'),
  impacts: text.describe('Above what the hazard does to health'),
  atRisk: text.describe('Above who is most at risk'),
  advice: heading
    .extend({
      before: text.describe('Above what to do before'),
      during: text.describe('Above what to do while it lasts'),
      after: text.describe('Above what to do after'),
    })
    .describe('The official advice'),
  facts: heading.describe('Above the figures'),
  speakers: heading
    .extend({
      hours: text.describe('When someone answers the media, with {hours} and {notice}'),
      now: z
        .strictObject({
          count: text.describe('How many answer the media, with {when}'),
          now: text.describe('Within their hours now, with {count}'),
          nobody: text.describe('Where nobody is'),
          later: text.describe('With hours later on the visitor’s day, with {count}'),
          again: text.describe('When the next hours begin, where none are left today, with {day}'),
        })
        .describe('Part of the heading; needs JavaScript'),
      ask: text.describe('Link that asks the media team for the speaker, with {name}'),
      book: text.describe('Link that books the speaker'),
      more: text.describe('Unfolds the other speakers, with {count}'),
      link: text.describe('Link to the media team'),
    })
    .describe('Who can speak'),
  story: z
    .strictObject({
      title: text.describe('Above the story'),
      link: text.describe('Link to the story'),
    })
    .describe('The story'),
  events: z
    .strictObject({
      title: text.describe('Above the next event'),
      none: text.describe('Said when no event is to come'),
      link: text.describe('Link to the calendar'),
    })
    .describe('What is coming up'),
  questions: heading.describe('Above the questions for a local health department'),
  review: text.describe('When the kit was read through, with {reviewed} and {next}'),
  sheet: z
    .strictObject({ contact: text.describe('How the speakers are reached, with {email}') })
    .describe('Words of the printed sheets alone'),
  text: z
    .strictObject({
      kind: text.describe('What a copied text says it is taken from'),
      sources: text.describe('Before several sources'),
      source: text.describe('Before one source'),
      underReview: text.describe('Mark of a figure that the sources do not give'),
      noSource: text.describe('Mark of a figure for which nothing was found'),
      closest: text.describe('Before the figure to use instead'),
    })
    .describe('Words of the plain text alone'),
  closing,
});
export type KitPageFile = z.infer<typeof kitPageSchema>;
