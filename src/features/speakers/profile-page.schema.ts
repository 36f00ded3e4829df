import { z } from 'zod';
import { text } from '#content/fields.ts';

/** What every speaker's page says beside the speaker's own words (specification section 2, Speaker profile). */
export const profilePageSchema = z.strictObject({
  booking: text.describe('What to send when booking this speaker'),
  paused: text.describe('What stands there while the speaker takes no requests'),
  bookLabel: text.describe('Button that starts a booking'),
  stripes: text.describe('What the stripes behind the portrait are'),
  mediaLede: text.describe('How reporters reach the speaker'),
  biosLede: text.describe('What the biographies in three lengths are for'),
});
export type ProfilePageFile = z.infer<typeof profilePageSchema>;
