import { z } from 'zod';
import { text } from '#content/fields.ts';
import { closing, heading } from '#content/page-parts.ts';

/** What every hazard kit says around the words of its hazard. `{places}` are filled in. */
export const kitPageSchema = z.strictObject({
  title: text.describe('What a copied text says it was taken from, with {hazard}'),
  tools: z
    .strictObject({
      copy: text.describe('What the first button copies, as "Copy …" goes on'),
      print: text.describe('Button that prints the kit'),
      download: text.describe('Link to the kit as a text file'),
    })
    .describe('The tools at the top'),
  messages: heading
    .extend({
      ten: text.describe('Heading of the shortest message'),
      thirty: text.describe('Heading of the middle one'),
      ninety: text.describe('Heading of the longest one'),
      length: text.describe('How long it is, with {words}'),
      copy: text.describe('What its button copies, with {length}'),
      sources: text.describe('Above the sources of a message'),
    })
    .describe('The message in three lengths'),
  cards: z
    .strictObject({
      title: text.describe('Above the share card of a message'),
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
