import { z } from 'zod';
import { reference } from '#content/fields.ts';
import { closing, pageFields } from '#content/page-fields.ts';

/** What the Media page says beside what it shares with Media inquiries. */
export const mediaPageSchema = z.strictObject({
  ...pageFields,
  voice: reference('speakers').describe('Id of the speaker who is quoted'),
  closing,
});
export type MediaPageFile = z.infer<typeof mediaPageSchema>;
