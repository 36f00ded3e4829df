import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

/** What the calendar says around its events (specification section 2, Events Calendar). */
export const eventsPageSchema = z.strictObject({
  ...pageFields,
  upcoming: text.describe('Heading above the events to come'),
  past: text.describe('Heading above the events that are over'),
  empty: text.describe('What stands there when there is nothing to list'),
  hosting: text.describe('Remark for those who plan an event of their own'),
  propose: text.describe('Link that proposes an event for this calendar'),
  hostingLink: text.describe('Link after it, to the community toolkit'),
});
export type EventsPageFile = z.infer<typeof eventsPageSchema>;
