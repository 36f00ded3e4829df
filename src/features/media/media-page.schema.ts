import { z } from 'zod';
import { reference } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';
import { closing } from '#content/page-parts.ts';

/** What the Media page says beside what it shares with Media inquiries. */
export const mediaPageSchema = z.strictObject({
  ...pageFields,
  voice: reference('speakers').describe('Id of the speaker who is quoted'),
  closing,
});
export type MediaPageFile = z.infer<typeof mediaPageSchema>;
