import { z } from 'zod';
import { closing, heading, pageFields, point } from '#content/page-fields.ts';

/** What Media inquiries says beside what it shares with Media. */
export const mediaInquiriesPageSchema = z.strictObject({
  ...pageFields,
  resources: heading.describe('Above the media resources'),
  mediaKit: point.describe('Way to the media kit'),
  keyMessages: point.describe('Way to the key messages'),
  eventsCalendar: point.describe('Way to the events calendar'),
  closing,
});
export type MediaInquiriesPageFile = z.infer<typeof mediaInquiriesPageSchema>;
