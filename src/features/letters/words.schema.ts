import { z } from 'zod';
import { alsoField, listOf, madeId, says, text, words } from '#content/fields.ts';

/** The words of composer, forms, receipt and requests. */
export const contactWordsSchema = words({
  composer: words({
    title: 'Heading of the panel',
    lede: 'Sentence under it',
    changeAnswers: 'Button that leads back to the form',
    edited: 'Once the visitor changed the letter itself',
    to: 'Before the address',
    subject: 'Before the subject',
    message: 'Above the text',
    sendWith: 'Heading of the choices',
    mailApp: 'Choice that opens the device’s own mail program',
    privacy: 'What a web-mail choice does with the text',
    tooLong: 'What happens with a message that is too long for a link',
    copyMessage: 'Button',
    copyAddress: 'Button',
    saveDraft: 'Button',
    copied: 'What a copy button says for two seconds',
    saved: 'What the button of the draft file says for two seconds',
    copyFailed: 'When the browser refuses to copy',
    opening: 'While a mail program is asked to open',
    draftOpened: 'After a way was chosen; never says "sent"',
    noProgram: 'When no mail program opened',
    sent: 'Button by which the visitor says that it went',
    close: 'Button',
    keptHere: 'Where the message stays',
    notKept: 'When the browser keeps nothing',
  }).describe('The panel that shows a finished message and the ways to send it'),
  forms: words({
    draftBack: 'When a form opens with a draft in it',
    draftKept: 'What happens with what is typed',
    clear: 'Button that empties the form',
    undo: words({
      cleared: 'Once the form was cleared',
      said: 'What a screen reader adds to that',
      button: 'Button that brings the answers back',
      back: 'Said once they are back',
    }).describe('Clearing a form, and taking that back'),
    cancel: 'Button that closes the form',
    review: 'Button that shows the finished message',
    optional: 'Beside the label of a field that may stay empty',
    required: 'Beside the question above radio buttons or checkboxes that needs an answer',
    choose: 'First entry of a list of choices',
    known: 'Above what the link filled in',
    emailUnreadable: 'When an email address cannot be one',
    numberUnreadable: 'When the answer to “how many” is not a number, or is none',
    words: words({
      none: 'Under an empty answer; {words} is how many are plenty',
      some: 'Under a short answer; {count} is "12 words"',
      enough: 'Under an answer that is long enough',
    }).describe('How long an answer is'),
    roomLeft: 'After a number: how much more fits into a link',
    noRoom: 'When the message no longer fits into a link',
    noScript: 'What the button does without JavaScript',
  }).describe('What all forms say'),
  booking: words({
    title: 'Heading of the page',
    description: text.max(155).describe('One sentence for search engines'),
    also: alsoField,
    asPage: 'Link to the form as a page of its own, for visitors without JavaScript',
  }).describe('The booking form on its own page'),
  receipt: words({
    title: 'Heading of the panel once the visitor said that it was sent',
    lede: 'Sentence under it',
    reference: 'Before the reference',
    reader: 'Before the name of who reads it',
    sentTo: 'Before the address',
    answer: 'Before the moment of the answer',
    yourClock: 'That moment; {when} is the day and the time',
    deadline: 'Link to the page for reporters with a deadline, after a sentence with its promise',
    copy: 'What the copy button copies, as "Copy …" goes on',
    requests: 'Link to the page of requests',
  }).describe('The panel once a message was sent'),
  requests: words({
    title: 'Heading of the page',
    description: text.max(155).describe('One sentence for search engines'),
    lede: 'Sentence under the heading',
    also: alsoField,
    empty: 'When there is nothing to show',
    sent: 'State of a request that went',
    notSent: 'State of a request that did not go yet',
    reopen: 'Button',
    resend: 'Button of a request that went',
    remove: 'Button',
    removeAll: 'Button',
    undo: words({
      one: 'Where a request was deleted; {subject} is which',
      many: 'Where all were deleted; {n} is how many',
      said: 'What a screen reader adds to that',
      button: 'Button that takes it back',
      back: 'Said once a request is back',
      backMany: 'Said once several are back',
      full: 'Said where there is no room for it any more',
    }).describe('Deleting, and taking that back'),
    noScript: 'What stands there without JavaScript',
  }).describe('The page of requests kept on the device'),
});
export type ContactWords = z.infer<typeof contactWordsSchema>;

const option = words({
  words: 'The answer, as visitors read it and as the letter says it',
  id: madeId.describe('What the site knows the answer by, whatever its words are; never change it'),
});
export type OptionWords = z.infer<typeof option>;

const question = words({
  label: text.describe('The question, on the form and in the letter').meta({ label: 'Question' }),
  line: text
    .optional()
    .describe('What the letter says instead of the label')
    .meta({ label: 'In the letter', hintInForm: 'What the letter says instead of the question' }),
  hint: text.optional().describe('What helps to answer it'),
  options: z
    .array(option)
    .min(1, 'must have at least one entry')
    .refine(
      (options) => new Set(options.map(({ words }) => words)).size === options.length,
      says('has the same words twice; change one', 'Two answers have the same words. Change one.'),
    )
    .refine(
      (options) => new Set(options.map(({ id }) => id)).size === options.length,
      says('has the same id twice; give one another', 'Two answers are the same. Remove one.'),
    )
    .optional()
    .describe('The answers to choose from')
    .meta({
      label: 'Answers to choose from',
      item: 'Answer',
      hintInForm: 'In the order in which visitors see them',
      // A question that is answered in words has none, and those of an expertise, a region or a
      // budget are decided elsewhere: one added here would stand in the place of them all.
      isShownIfPresent: true,
    }),
  none: text
    .optional()
    .describe('What the letter says where nothing was answered')
    .meta({ label: 'Without an answer' }),
  words: z
    .int()
    .positive()
    .optional()
    .describe('About how many words are plenty')
    .meta({ label: 'Plenty of words' }),
});

const notice = words({
  title: 'In bold',
  text: 'The sentence after it',
});

/** The names of the further words of letters for staff, by their keys. */
const labelsOfFurtherWords = {
  titleFor: 'Heading for those who are chosen',
  nobody: 'Name of a letter to nobody in particular',
  chosen: 'Before the names of those who are chosen',
  remove: 'Button that takes a name away',
  removed: 'Said once a name is taken away',
  back: 'Said once a name is back',
  subjectOpen: 'Subject where nobody is chosen',
  interview: 'In the subject where no topic is given',
  titleFull: 'Heading once all places are taken',
  subjectFull: 'Subject once all places are taken',
  list: 'Name of the waiting list in the letter',
  staff: 'Note to whoever reads the letter',
};

/** The words of one letter: form, letter and receipt. */
export const letterWordsSchema = words({
  title: 'Heading of the form',
  subject: 'Subject of the letter; {places} are filled in',
  lede: 'Sentence under the heading of the form',
  reader: 'Who reads the letter, as a sentence begins: "The voices team"',
  answer: z
    .union([
      words({ hours: z.int().min(1).max(40).describe('Business hours') }),
      words({ days: z.int().min(1).max(20).describe('Working days') }),
    ])
    .optional()
    .describe('How soon an answer comes, at the latest; absent where none is due')
    .meta({
      hintInForm: 'How soon an answer comes, at the latest; leave it out where none is due',
    }),
  after: text
    .optional()
    .describe('What else to know once it was sent; {phone} is the media desk’s'),
  opened: notice.optional().describe('Notice once a mail program opened'),
  missing: notice.optional().describe('Notice when the email address is missing'),
  promise: words({
    title: 'Heading above the promise',
    points: listOf(text).describe('One sentence or two each'),
  })
    .optional()
    .describe('What one agrees to, above the consent'),
  words: z
    .record(z.string(), text)
    .optional()
    .describe('Further words that only this letter has')
    .meta({
      label: 'Further words',
      hintInForm: 'Words that only this letter has; what stands in { } is filled in',
      labels: labelsOfFurtherWords,
    }),
  fields: z
    .record(z.string(), z.union([text, question]))
    .describe('The questions by their names: the label alone, or label, hint and options')
    .meta({
      label: 'Questions',
      calledBy: 'label',
      hintInForm:
        'As visitors read them. Words may change as you like: each stays the same question',
    }),
});
export type LetterWords = z.infer<typeof letterWordsSchema>;
export type QuestionWords = z.infer<typeof question>;
