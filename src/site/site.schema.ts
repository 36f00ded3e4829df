import { z } from 'zod';
import { emailAddress, link, text } from '#content/fields.ts';
import { deskHoursSchema } from './desk-hours.schema.ts';

/** What `content/site.yaml` may contain: everything that is true of the whole site. */
export const siteSchema = z.strictObject({
  name: text.describe('Name of the network'),
  tagline: text.describe('One sentence for the footer and for search engines'),
  email: z
    .strictObject({
      hello: emailAddress.describe('General contact and newsletter'),
      voices: emailAddress.describe('Booking a speaker, joining the bureau'),
      media: emailAddress.describe('Reporters'),
      catalyst: emailAddress.describe('The volunteer exchange'),
      stories: emailAddress.describe('People who offer a story'),
      events: emailAddress.describe('People who ask for a place at an event'),
      accessibility: emailAddress.describe('Reports of barriers'),
    })
    .describe('Where each kind of letter goes'),
  desk: z
    .strictObject({
      phone: text.describe('Number of the media desk'),
      hours: deskHoursSchema.describe('Business hours, from which every receipt counts its answer'),
    })
    .describe('When somebody is there'),
  linkedin: link.describe('The network’s professional profile; # while there is none'),
  demonstration: z.boolean().describe('true while people and organizations are examples'),
  demonstrationNotice: text.describe('What the footer says while this is a demonstration'),
});
export type SiteFile = z.infer<typeof siteSchema>;
