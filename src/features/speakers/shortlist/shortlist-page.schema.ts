import type { z } from 'zod';
import { page, text, words } from '#content/fields.ts';

const counted = text.refine((value) => value.includes('{n}'), 'must have {n}, the number, in it');
const naming = text.refine(
  (value) => value.includes('{names}'),
  'must have {names}, the names, in it',
);

const empty = words({
  title: 'When there is nothing to show',
  text: 'How a list begins and where it stays',
  noScript: 'What stands there without JavaScript',
  directory: 'Link to the directory',
  book: 'Link to the booking form',
}).describe('The page without a list');

const shared = words({
  title: 'Heading above a list that came with a link',
  text: 'Where it comes from',
  keep: 'Button while the visitor has no list of their own',
  join: 'Button while the visitor has one',
  tooMany: 'Instead of the button, when the two do not fit together',
  own: 'Link to the visitor’s own list',
}).describe('A list that came with a link');

const share = words({
  title: 'Heading',
  link: 'Label of the field with the link',
  hint: 'What the link does',
  copied: 'After “Copy” and “Copied”',
  send: 'Button that opens the sharing of the device',
  print: 'Button',
}).describe('Giving the list to others');

const book = words({
  title: 'Heading',
  text: 'What the request is and who answers',
  button: 'Button with several speakers',
  buttonOne: 'Button with one speaker',
  paused: words({
    one: naming.describe('One speaker takes no requests; {names} is the name'),
    many: naming.describe('Several take none; {names} are the names'),
  }).describe('Who is left out of the request'),
  nobody: 'When none of them takes requests',
  buttonNobody: 'Button then',
}).describe('Booking the speakers of the list');

/** The words of the shortlist: toggle, tray and page. */
export const shortlistPageSchema = page({
  empty,
  loading: 'While the facts about the speakers are fetched',
  unavailable: 'When the facts did not come',
  gone: words({
    one: 'When one speaker of a list has left',
    many: counted.describe('When several have left; {n} is their number'),
  }).describe('Speakers who have left'),
  full: 'When no more speakers fit',
  notKept: 'On the page, when the browser keeps nothing',
  tray: words({
    review: 'Link to the shortlist',
    notKept: 'When the browser keeps nothing',
  }).describe('The bar at the foot of pages'),
  shared,
  order: words({
    title: 'Heading of the list',
    lede: 'What the order means',
  }).describe('The list in order'),
  compare: words({ title: 'Heading of the table' }).describe('The table'),
  share,
  book,
});
export type ShortlistWords = z.infer<typeof shortlistPageSchema>;
