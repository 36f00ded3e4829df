import { z } from 'zod';
import { text } from '#content/fields.ts';
import { heading } from '#content/page-fields.ts';

/** What each way to help answers, in the order that the page shows. */
export const questions = ['who', 'time', 'decides', 'next'] as const;

const way = z.strictObject({
  title: text.describe('Name of the way'),
  who: text.describe('For whom it is'),
  time: text.describe('How long it takes'),
  decides: text.describe('Who decides'),
  next: text.describe('What comes next'),
  action: text.describe('Link that begins it'),
});

/** The ways to help, as Become a Speaker and Be a Catalyst show them. */
export const fourWaysSchema = heading.extend({
  questions: z
    .strictObject({
      who: text.describe('Before “for whom”'),
      time: text.describe('Before “how long”'),
      decides: text.describe('Before “who decides”'),
      next: text.describe('Before “what comes next”'),
    })
    .describe('What is said of each way'),
  here: text.describe('Beside the way whose page it is'),
  speaker: way.describe('To speak for the network'),
  catalyst: way.describe('To visit a group nearby'),
  story: way.describe('To tell a story'),
  exchange: way.describe('To put a need or an offer on the board'),
});
export type FourWaysFile = z.infer<typeof fourWaysSchema>;
