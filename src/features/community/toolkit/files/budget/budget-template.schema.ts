import { z } from 'zod';
import { calendarDate, listOf, text } from '#content/fields.ts';

const words = (about: string) => text.describe(about);

/** What the budget template says; its formulas are code (`budget-sheet.ts`). */
export const budgetTemplateSchema = z.strictObject({
  title: words('Title, in the first line of the sheet'),
  lede: words('How to use it, in the second line'),
  updated: calendarDate.describe('Day of the last change of these words'),
  sheet: text.max(31).describe('Name of the sheet with the numbers'),
  guideSheet: text.max(31).describe('Name of the sheet that explains'),
  fields: z
    .strictObject({
      event: words('Where the event is written in'),
      guests: words('Where the number of guests is written in'),
      reserve: words('Where the share of the reserve is written in'),
    })
    .describe('The lines before the table'),
  columns: z
    .strictObject({
      item: words('What is paid for'),
      quantity: words('How many of it'),
      price: words('Price for one'),
      cost: words('Cost, which adds itself up'),
      gift: words('What gifts are worth'),
      pay: words('What is left to pay, which adds itself up'),
      giver: words('Who could give it'),
    })
    .describe('Heads of the columns'),
  groups: listOf(
    z.strictObject({
      title: words('Name of the group'),
      items: z
        .array(
          z.strictObject({
            name: text.or(z.literal('')).describe('What is paid for; "" is a line to fill in'),
            giver: text.or(z.literal('')).describe('Who often gives it'),
          }),
        )
        .min(1, 'must have at least one entry')
        .describe('The lines of the group'),
    }),
  ).describe('The groups of the table'),
  subtotal: words('Under each group, with {group}'),
  totals: z
    .strictObject({
      cost: words('Sum of all costs'),
      gifts: words('Sum of all gifts'),
      pay: words('Sum of what is left to pay'),
      reserve: words('The reserve'),
      need: words('What is left to pay and the reserve'),
      have: words('Where the money at hand is written in'),
      missing: words('What is still to find'),
      perGuest: words('What is needed for each guest'),
    })
    .describe('The sums at the end'),
  guide: listOf(text).describe('The sheet that explains, one step a line'),
});
export type BudgetTemplateFile = z.infer<typeof budgetTemplateSchema>;
