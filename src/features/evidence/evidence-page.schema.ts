import { z } from 'zod';
import { calendarDate, httpsUrl, listOf, text } from '#content/fields.ts';
import { closing, heading, pageFields } from '#content/page-fields.ts';

/** A text that must contain the placeholder `{place}`. */
function withPlaceholder(place: string) {
  return text.refine((value) => value.includes(`{${place}}`), `must have {${place}} in it`);
}

/** The words of the evidence page around its entries (PRODUCT.md, "Content"). */
export const evidencePageSchema = z.strictObject({
  ...pageFields,
  reading: heading.describe('Above the meaning of each status'),
  differs: heading.describe('Claims whose source gives another figure, and what that means'),
  unsourced: heading.describe('Claims without a source, and what that means'),
  supported: heading.describe('Claims whose source states the figure, and what that means'),
  topics: z
    .strictObject({
      home: text.describe('Name of the figures about health messages'),
      'extreme-heat': text.describe('Name of the figures about heat'),
      wildfires: text.describe('Name of the figures about smoke'),
      'extreme-weather': text.describe('Name of the figures about storms'),
      flooding: text.describe('Name of the figures about floods'),
      'key-messages': text.describe('Name of the figures behind the key messages'),
    })
    .describe('The topics, as headings'),
  search: z
    .strictObject({
      title: text.describe('Heading above the search'),
      hint: text.describe('What can be searched for, under the field'),
      none: text.describe('When no claim is left'),
      advice: text.describe('What to try then'),
    })
    .describe('The search'),
  files: z
    .strictObject({
      title: text.describe('Heading above the files'),
      text: text.describe('What they are for'),
      data: text.describe('Link to all claims as data'),
      schema: text.describe('Link to the description of the data'),
      feed: text.describe('Link to the feed of changes'),
    })
    .describe('The claims as files'),
  feed: z
    .strictObject({
      title: text.describe('Name of the feed of changes'),
      description: text.describe('What it brings'),
    })
    .describe('The feed of changes'),
  links: z
    .strictObject({
      never: text.describe('While no report on the links has been made'),
      ran: withPlaceholder('date').describe('With the day of the last report as {date}'),
      sound: text.describe('After it, when every link answered'),
      trouble: withPlaceholder('n').describe(
        'After it, with the number of links that did not as {n}',
      ),
    })
    .describe('What is said of the links to other sites'),
  rules: z
    .strictObject({
      title: text.describe('Heading of the rules'),
      points: listOf(text).describe('The rules we check by, one sentence or two each'),
    })
    .describe('The warm part before the end'),
  closing,
});
export type EvidencePageFile = z.infer<typeof evidencePageSchema>;

/** What `npm run links` found out about the links to other sites; staff commit it. */
export const linkReportSchema = z.strictObject({
  ran: calendarDate.nullable().describe('Day of the last run; null while there was none'),
  links: z.int().min(0).describe('How many different addresses were asked'),
  trouble: z
    .array(
      z.strictObject({
        url: httpsUrl.describe('Address that was asked'),
        outcome: z
          .enum(['gone', 'moved', 'refused', 'failed'])
          .describe('What became of it; docs/content-guide.md says what to do then'),
        detail: text.describe('The answer, or what went wrong'),
        pages: z.array(text).describe('Pages of the site that link to it'),
      }),
    )
    .describe('The links to look at; empty if all answered'),
});
export type LinkReportFile = z.infer<typeof linkReportSchema>;
