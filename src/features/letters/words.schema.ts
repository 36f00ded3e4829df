import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';

const composer = z.strictObject({
  title: text.describe('Heading of the panel'),
  lede: text.describe('Sentence under it'),
  changeAnswers: text.describe('Button that leads back to the form'),
  edited: text.describe('Once the visitor changed the letter itself'),
  to: text.describe('Before the address'),
  subject: text.describe('Before the subject'),
  message: text.describe('Above the text'),
  sendWith: text.describe('Heading of the choices'),
  mailApp: text.describe('Choice that opens the device’s own mail program'),
  privacy: text.describe('What a web-mail choice does with the text'),
  tooLong: text.describe('What happens with a message that is too long for a link'),
  copyMessage: text.describe('Button'),
  copyAddress: text.describe('Button'),
  saveDraft: text.describe('Button'),
  copied: text.describe('What a copy button says for two seconds'),
  saved: text.describe('What the button of the draft file says for two seconds'),
  copyFailed: text.describe('When the browser refuses to copy'),
  opening: text.describe('While a mail program is asked to open'),
  draftOpened: text.describe('After a way was chosen; never says "sent"'),
  noProgram: text.describe('When no mail program opened'),
  sent: text.describe('Button by which the visitor says that it went'),
  close: text.describe('Button'),
  keptHere: text.describe('Where the message stays'),
  notKept: text.describe('When the browser keeps nothing'),
});

const receipt = z.strictObject({
  title: text.describe('Heading of the panel once the visitor said that it was sent'),
  lede: text.describe('Sentence under it'),
  reference: text.describe('Before the reference'),
  reader: text.describe('Before the name of who reads it'),
  sentTo: text.describe('Before the address'),
  answer: text.describe('Before the moment of the answer'),
  yourClock: text.describe('That moment; {when} is the day and the time'),
  copy: text.describe('What the copy button copies, as "Copy …" goes on'),
  requests: text.describe('Link to the page of requests'),
});

const forms = z.strictObject({
  draftBack: text.describe('When a form opens with a draft in it'),
  draftKept: text.describe('What happens with what is typed'),
  clear: text.describe('Button that empties the form'),
  cancel: text.describe('Button that closes the form'),
  review: text.describe('Button that shows the finished message'),
  optional: text.describe('Beside the label of a field that may stay empty'),
  choose: text.describe('First entry of a list of choices'),
  known: text.describe('Above what the link filled in'),
  emailUnreadable: text.describe('When an e-mail address cannot be one'),
  words: z
    .strictObject({
      none: text.describe('Under an empty answer; {words} is how many are plenty'),
      some: text.describe('Under a short answer; {count} is "12 words"'),
      enough: text.describe('Under an answer that is long enough'),
    })
    .describe('How long an answer is'),
  roomLeft: text.describe('After a number: how much more fits into a link'),
  noRoom: text.describe('When the message no longer fits into a link'),
  noScript: text.describe('What the button does without JavaScript'),
});

const booking = z.strictObject({
  title: text.describe('Heading of the page'),
  description: text.max(155).describe('One sentence for search engines'),
  asPage: text.describe('Link to the form as a page of its own, for visitors without JavaScript'),
});

const requests = z.strictObject({
  title: text.describe('Heading of the page'),
  description: text.max(155).describe('One sentence for search engines'),
  lede: text.describe('Sentence under the heading'),
  empty: text.describe('When there is nothing to show'),
  sent: text.describe('State of a request that went'),
  notSent: text.describe('State of a request that did not go yet'),
  reopen: text.describe('Button'),
  resend: text.describe('Button of a request that went'),
  remove: text.describe('Button'),
  removeAll: text.describe('Button'),
  noScript: text.describe('What stands there without JavaScript'),
});

/** The words of composer, forms, receipt and requests. */
export const contactWordsSchema = z.strictObject({
  composer: composer.describe('The panel that shows a finished message and the ways to send it'),
  forms: forms.describe('What all forms say'),
  booking: booking.describe('The booking form on its own page'),
  receipt: receipt.describe('The panel once a message was sent'),
  requests: requests.describe('The page of requests kept on the device'),
});
export type ContactWords = z.infer<typeof contactWordsSchema>;

const question = z.strictObject({
  label: text.describe('The question, on the form and in the letter'),
  line: text.optional().describe('What the letter says instead of the label'),
  hint: text.optional().describe('What helps to answer it'),
  options: listOf(text).optional().describe('The answers to choose from'),
  none: text.optional().describe('What the letter says where nothing was answered'),
  words: z.int().positive().optional().describe('About how many words are plenty'),
});

const notice = z.strictObject({
  title: text.describe('In bold'),
  text: text.describe('The sentence after it'),
});

/** The words of one letter: form, letter and receipt. */
export const letterWordsSchema = z.strictObject({
  title: text.describe('Heading of the form'),
  subject: text.describe('Subject of the letter; {places} are filled in'),
  lede: text.describe('Sentence under the heading of the form'),
  reader: text.describe('Who reads the letter, as a sentence begins: "The voices team"'),
  answer: z
    .union([
      z.strictObject({ hours: z.int().min(1).max(40).describe('Business hours') }),
      z.strictObject({ days: z.int().min(1).max(20).describe('Working days') }),
    ])
    .optional()
    .describe('How soon an answer comes, at the latest; absent where none is due'),
  after: text
    .optional()
    .describe('What else to know once it was sent; {phone} is the media desk’s'),
  opened: notice.optional().describe('Notice once a mail program opened'),
  missing: notice.optional().describe('Notice when the e-mail address is missing'),
  promise: z
    .strictObject({
      title: text.describe('Heading above the promise'),
      points: listOf(text).describe('One sentence or two each'),
    })
    .optional()
    .describe('What one agrees to, above the consent'),
  words: z.record(z.string(), text).optional().describe('Further words that only this letter has'),
  fields: z
    .record(z.string(), z.union([text, question]))
    .describe('The questions by their names: the label alone, or label, hint and options'),
});
export type LetterWords = z.infer<typeof letterWordsSchema>;
export type QuestionWords = z.infer<typeof question>;
