import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

const counted = text.refine((value) => value.includes('{n}'), 'must have {n}, the number, in it');
const naming = text.refine(
  (value) => value.includes('{names}'),
  'must have {names}, the names, in it',
);

const empty = z
  .strictObject({
    title: text.describe('When there is nothing to show'),
    text: text.describe('How a list begins and where it stays'),
    noScript: text.describe('What stands there without JavaScript'),
    directory: text.describe('Link to the directory'),
    book: text.describe('Link to the booking form'),
  })
  .describe('The page without a list');

const shared = z
  .strictObject({
    title: text.describe('Heading above a list that came with a link'),
    text: text.describe('Where it comes from'),
    keep: text.describe('Button while the visitor has no list of their own'),
    join: text.describe('Button while the visitor has one'),
    tooMany: text.describe('Instead of the button, when the two do not fit together'),
    own: text.describe('Link to the visitor’s own list'),
  })
  .describe('A list that came with a link');

const share = z
  .strictObject({
    title: text.describe('Heading'),
    link: text.describe('Label of the field with the link'),
    hint: text.describe('What the link does'),
    copied: text.describe('After “Copy” and “Copied”'),
    send: text.describe('Button that opens the sharing of the device'),
    print: text.describe('Button'),
  })
  .describe('Giving the list to others');

const book = z
  .strictObject({
    title: text.describe('Heading'),
    text: text.describe('What the request is and who answers'),
    button: text.describe('Button with several speakers'),
    buttonOne: text.describe('Button with one speaker'),
    paused: z
      .strictObject({
        one: naming.describe('One speaker takes no requests; {names} is the name'),
        many: naming.describe('Several take none; {names} are the names'),
      })
      .describe('Who is left out of the request'),
    nobody: text.describe('When none of them takes requests'),
    buttonNobody: text.describe('Button then'),
  })
  .describe('Booking the speakers of the list');

/** The words of the shortlist: toggle, tray and page. */
export const shortlistPageSchema = z.strictObject({
  ...pageFields,
  empty,
  loading: text.describe('While the facts about the speakers are fetched'),
  unavailable: text.describe('When the facts did not come'),
  gone: z
    .strictObject({
      one: text.describe('When one speaker of a list has left'),
      many: counted.describe('When several have left; {n} is their number'),
    })
    .describe('Speakers who have left'),
  full: text.describe('When no more speakers fit'),
  notKept: text.describe('On the page, when the browser keeps nothing'),
  tray: z
    .strictObject({
      review: text.describe('Link to the shortlist'),
      notKept: text.describe('When the browser keeps nothing'),
    })
    .describe('The bar at the foot of pages'),
  shared,
  order: z
    .strictObject({
      title: text.describe('Heading of the list'),
      lede: text.describe('What the order means'),
    })
    .describe('The list in order'),
  compare: z.strictObject({ title: text.describe('Heading of the table') }).describe('The table'),
  share,
  book,
});
export type ShortlistWords = z.infer<typeof shortlistPageSchema>;
