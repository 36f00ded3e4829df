import { z } from 'zod';
import { text } from '#content/fields.ts';

/** A page in a frame: how its window and its frame are called. */
const page = z.strictObject({
  title: text.describe('Title of its document; {name} is filled in where it has one'),
  description: text.max(155).describe('One sentence about it, with {name}'),
  frame: text.describe('What a screen reader calls the frame, with {name} and {site}'),
  back: text.describe('The link back, with {name} and {site}'),
});

/** What the pages say that other sites show in a frame. */
export const embedsSchema = z.strictObject({
  speaker: page.describe('The card of a speaker'),
  hazard: page.describe('The card of a hazard'),
  events: page
    .extend({
      heading: text.describe('Heading of the list'),
      asOf: text.describe('Day of the list, with {date}'),
      none: text.describe('Said when no event is to come'),
    })
    .describe('The list of events'),
  code: z
    .strictObject({
      copied: text.describe('What the button copies, with {what}'),
      see: text.describe('Link to the page that is framed'),
      profile: z
        .strictObject({
          title: text.describe('Heading in the press kit'),
          text: text.describe('What the code does'),
        })
        .describe('In the press kit of a speaker'),
      kit: z
        .strictObject({
          title: text.describe('Heading on the page of a hazard'),
          text: text.describe('What the code does'),
        })
        .describe('On the page of a hazard'),
    })
    .describe('The code to copy'),
});
export type EmbedsFile = z.infer<typeof embedsSchema>;
