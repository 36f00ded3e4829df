import type { z } from 'zod';
import { calendarDate } from '#content/fields.ts';
import { page } from '#content/page-fields.ts';

/** What a legal page may contain beside its text: privacy, terms, accessibility. */
export const legalPageSchema = page({
  updated: calendarDate.describe('Day of the last change in meaning'),
});
export type LegalPageFile = z.infer<typeof legalPageSchema>;
