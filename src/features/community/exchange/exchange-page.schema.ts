import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

const choice = z.strictObject({
  label: text.describe('The question'),
  all: text.describe('What leaves everything in'),
});
/** What the board of the Catalyst Exchange says. */
export const exchangePageSchema = z.strictObject({
  ...pageFields,
  post: z
    .strictObject({
      need: text.describe('Opens the form of a group'),
      offer: text.describe('Opens the form of a health professional'),
    })
    .describe('The two ways to put something on the board'),
  board: text.describe('Heading of the board'),
  filters: z
    .strictObject({
      title: text.describe('Name of the filters'),
      kind: choice.describe('Needs or offers'),
      topic: choice.describe('The subject'),
      region: choice.describe('The region'),
      lang: choice.describe('The language'),
    })
    .describe('What the board can be narrowed by'),
  kinds: z
    .strictObject({ need: text.describe('A need'), offer: text.describe('An offer') })
    .describe('What an entry is called'),
  none: text.describe('When no entry is left'),
  noneAdvice: text.describe('What to do then'),
  closed: text.describe('Opens the entries that are matched or past; {count} is how many'),
  standing: z
    .strictObject({
      matched: text.describe('On an entry that found somebody'),
      past: text.describe('On an entry whose last day is over'),
    })
    .describe('Why an entry is no longer open'),
  entry: z
    .strictObject({
      audience: text.describe('Before the audience'),
      when: text.describe('Before the time'),
      languages: text.describe('Before the languages'),
      until: text.describe('Before the last day'),
      answer: z
        .strictObject({
          need: text.describe('Button that answers a need'),
          offer: text.describe('Button that answers an offer'),
        })
        .describe('What the button says; the title of the entry follows for screen readers'),
    })
    .describe('Words on an entry'),
});
export type ExchangePageFile = z.infer<typeof exchangePageSchema>;

/** What a view of entries needs of it. */
export type ExchangeWords = Pick<ExchangePageFile, 'kinds' | 'standing' | 'entry'>;
