import { z } from 'zod';
import { text } from '#content/fields.ts';

const composer = z.strictObject({
  title: text.describe('Heading of the panel'),
  lede: text.describe('Sentence under it'),
  sendWith: text.describe('Heading of the choices'),
  mailApp: text.describe('Choice that opens the device’s own mail program'),
  privacy: text.describe('What a web-mail choice does with the text'),
  tooLong: text.describe('What happens with a message that is too long for a link'),
  copyMessage: text.describe('Button'),
  copyAddress: text.describe('Button'),
  saveDraft: text.describe('Button'),
  copied: text.describe('What a copy button says for two seconds'),
  copyFailed: text.describe('When the browser refuses to copy'),
  opening: text.describe('While a mail program is asked to open'),
  draftOpened: text.describe('After a way was chosen; never says "sent"'),
  noProgram: text.describe('When no mail program opened'),
  sent: text.describe('Button by which the visitor says that it went'),
  close: text.describe('Button'),
  keptHere: text.describe('Where the message stays'),
  notKept: text.describe('When the browser keeps nothing'),
});

const forms = z.strictObject({
  draftBack: text.describe('When a form opens with a draft in it'),
  draftKept: text.describe('What happens with what is typed'),
  clear: text.describe('Button that empties the form'),
  cancel: text.describe('Button that closes the form'),
  review: text.describe('Button that shows the finished message'),
  optional: text.describe('Beside the label of a field that may stay empty'),
  roomLeft: text.describe('After a number: how much more fits into a link'),
  noRoom: text.describe('When the message no longer fits into a link'),
  noScript: text.describe('What the button does without JavaScript'),
});

const booking = z.strictObject({
  title: text.describe('Heading of the form'),
  description: text.max(155).describe('One sentence for search engines'),
  lede: text.describe('Sentence under the heading'),
  asPage: text.describe('Link to the form as a page of its own, for visitors without JavaScript'),
});

const signup = z.strictObject({
  title: text.describe('Heading of the form'),
  lede: text.describe('Sentence under the heading'),
  interests: text.describe('Above the five interests'),
  emailRequired: text.describe(
    'Title of the notice when the e-mail is missing (specification section 8)',
  ),
  emailRequiredText: text.describe('Text of that notice (specification section 8)'),
  emailUnreadable: text.describe('When the e-mail cannot be one'),
  opened: text.describe('Title of the notice after the mail program was asked to open (section 7)'),
  openedText: text.describe('Text of that notice (section 7)'),
});

const requests = z.strictObject({
  title: text.describe('Heading of the page'),
  description: text.max(155).describe('One sentence for search engines'),
  lede: text.describe('Sentence under the heading'),
  empty: text.describe('When there is nothing to show'),
  sent: text.describe('State of a request that went'),
  notSent: text.describe('State of a request that did not go yet'),
  reopen: text.describe('Button'),
  remove: text.describe('Button'),
  removeAll: text.describe('Button'),
  noScript: text.describe('What stands there without JavaScript'),
});

/** The words of everything by which a visitor writes to the network. */
export const contactWordsSchema = z.strictObject({
  composer: composer.describe('The panel that shows a finished message and the ways to send it'),
  forms: forms.describe('What all forms say'),
  booking: booking.describe('The booking form'),
  signup: signup.describe('The newsletter form'),
  requests: requests.describe('The page of requests kept on the device'),
});
export type ContactWords = z.infer<typeof contactWordsSchema>;
