import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';
import { heading, pageFields } from '#content/page-fields.ts';

const benefits = z.strictObject({
  title: text.describe('Whom the benefits are for'),
  benefits: listOf(text).describe('What they gain, one sentence each'),
});

/** What Be a Catalyst says (specification section 2, Be a Catalyst). */
export const catalystPageSchema = z.strictObject({
  ...pageFields,
  hero: z
    .strictObject({
      professionals: text.describe('Opens the letter of those who want to help'),
      communities: text.describe('Opens the letter of those who look for a speaker'),
    })
    .describe('The two buttons at the top'),
  why: z
    .strictObject({
      title: text.describe('Heading and name in the in-page navigation'),
      statement: text.describe('The community program in one or two sentences, set large'),
      professionals: benefits.describe('For health professionals'),
      communities: benefits.describe('For community organizations'),
    })
    .describe('The program and what it is good for'),
  how: heading
    .extend({
      steps: z
        .array(
          z.strictObject({
            title: text.describe('Name of the step'),
            description: text.describe('What happens in it'),
          }),
        )
        .length(3, 'must have three steps')
        .describe('Sign Up, Get Matched, Show Up and Speak'),
    })
    .describe('How it works'),
  exchange: heading
    .extend({ more: text.describe('Link to the whole board') })
    .describe('The Catalyst Exchange'),
  closing: z
    .strictObject({
      title: text.describe('Heading of the closing call'),
      text: text.describe('Sentence of the closing call'),
    })
    .describe('The closing call above the two letters'),
  becomeCatalyst: text.describe('Opens a letter from a health professional'),
  findHealthVoice: text.describe('Opens a letter from a community group'),
});
export type CatalystPageFile = z.infer<typeof catalystPageSchema>;

/** The questions that each way to help answers, in the order of the page. */
export const wayQuestions = ['who', 'time', 'decides', 'next'] as const;

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
