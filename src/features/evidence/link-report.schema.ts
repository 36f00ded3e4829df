import { z } from 'zod';
import { calendarDate, httpsUrl, text } from '#content/fields.ts';

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
