import { z } from 'zod';
import { closing, heading, listOf, page, point, says, text, words } from '#content/fields.ts';

const allDollars = 100;

const staffMember = words({
  name: 'Full name with title or degree',
  office: 'What this person is: "Director"',
  task: 'What this person answers for, in a sentence',
});

const share = words({
  label: 'Where the money is from, or what it pays',
  names: text.optional().describe('Who that is, by name; leave out if there is nothing to name'),
  dollars: z.int().min(1).max(allDollars).describe('Of every 100 dollars, in whole dollars'),
});

const shares = words({
  title: 'Heading',
  total: 'How much it was in all, and in which year; {sum} is the sum',
  sum: z.int().min(1).describe('The sum of the year, in whole dollars, as in the books'),
  shares: z
    .array(share)
    .refine(
      (rows) => rows.reduce((sum, { dollars }) => sum + dollars, 0) === allDollars,
      says(
        'must add up to 100 dollars; correct one of them',
        'The dollars must add up to 100. Correct one of them.',
      ),
    )
    .describe('The shares, the largest first; together 100 dollars'),
});
export type SharesFile = z.infer<typeof shares>;

/** The words of the page *Who we are and who pays*: people, money, address and corrections. */
export const whoWeArePageSchema = page({
  example: words({
    title: 'In bold',
    text: 'What on this page is an example, and what is real',
    tag: 'Mark beside the headings of what is an example',
  })
    .optional()
    .describe('Shown while the site is a demonstration'),
  people: heading
    .extend({
      staff: z.array(staffMember).default([]).describe('Everybody who works for the network'),
      speakers: text.describe('Link to the directory'),
      board: text.describe('Link to the advisory board'),
    })
    .describe('Who works here'),
  money: heading
    .extend({
      income: shares.optional().describe('Where the money comes from'),
      spending: shares.optional().describe('Where it goes'),
      rules: z.array(point).min(1).describe('Who does not pay, and what money does not buy'),
    })
    .describe('Who pays'),
  address: words({
    title: 'Heading',
    lines: listOf(text)
      .optional()
      .describe('The postal address below the name of the network, line by line'),
    email: 'Before the email address',
    phone: 'Before the phone number of the media desk',
  }).describe('Where a letter on paper goes'),
  corrections: words({
    title: 'Heading',
    count: 'How the figures stand, with {claims}, {differs} and {unsourced} as numbers',
    changes: 'How often they were changed, with {changes}, the number, and {date}, the last day',
    unchanged: 'In its place while nothing was changed',
    latest: 'Heading of the last changes',
    drafts: 'Heading of the figures that were given to us and that no source states',
    differs: 'Such a figure, with {given} and {published}',
    unsourced: 'One for which nothing was found, with {given}',
    ledger: 'Link to the ledger',
    feed: 'Link to the feed of all changes',
  }).describe('What was corrected; the figures and the changes come from their files'),
  closing,
});
export type WhoWeArePageFile = z.infer<typeof whoWeArePageSchema>;
