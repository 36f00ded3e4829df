import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';
import { closing, heading, page, point } from '#content/page-fields.ts';

/** What the page for new speakers says (specification section 2, Speakers join). */
export const joinPageSchema = page({
  apply: 'Main button, which opens the form of the letter',
  contact: 'Link to the same letter, for those with a question',
  benefits: heading
    .extend({
      points: z
        .array(point)
        .length(3, 'must have three benefits')
        .describe('Amplify Your Impact, Professional Development, Join a Community'),
    })
    .describe('What speakers gain'),
  asked: heading
    .extend({
      points: listOf(text).describe('What we ask of a speaker, one sentence each'),
      link: text.describe('Link to the steps of selection'),
    })
    .describe('What is asked of a speaker'),
  closing,
});
export type JoinPageFile = z.infer<typeof joinPageSchema>;
