import { z } from 'zod';
import { link, listOf, localDateTime, reference, text, timeZone } from '#content/fields.ts';
import { instantOf } from '#site/moments.ts';
import { formats, regions, topics } from '#site/vocabulary.ts';

/** What an event file may contain (specification section 3, event). The body is the description. */
export const eventSchema = z
  .strictObject({
    title: text.describe('What the event is called'),
    start: localDateTime.describe('Start on the clock of the place'),
    end: localDateTime.describe('End on the clock of the place'),
    zone: timeZone.describe('Time zone of the place; for a virtual event the host’s'),
    location: text.describe('Place and state, or "Online"'),
    format: z.enum(formats).describe('in-person, virtual or hybrid'),
    region: z.enum(regions).describe('From the region list'),
    topics: listOf(z.enum(topics)).describe('From the topic list'),
    status: z
      .enum(['scheduled', 'moved', 'cancelled', 'full'])
      .default('scheduled')
      .describe('As it stands now'),
    summary: text.max(240).describe('One sentence for lists'),
    link: link.optional().describe('The host’s own page, if there is one'),
    speakers: z
      .array(reference('speakers'))
      .describe('Ids of our speakers who take part; may be empty'),
    howToJoin: text.describe('How one gets in: register, walk in, dial in'),
    access: text.describe('Step-free entry, captions, interpreters, and whom to ask'),
  })
  .superRefine((event, context) => {
    for (const field of ['start', 'end'] as const) {
      if (!existsIn(event[field], event.zone)) {
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `does not exist in ${event.zone}: clocks go forward over it; choose another hour`,
        });
      }
    }
    if (event.end <= event.start) {
      context.addIssue({ code: 'custom', path: ['end'], message: 'must be later than "start"' });
    }
  });
export type EventFile = z.infer<typeof eventSchema>;

/** Unreadable times and zones are reported by their own fields, so they pass here. */
function existsIn(local: string, zone: string): boolean {
  try {
    instantOf(local, zone);
    return true;
  } catch (error) {
    return !(error instanceof RangeError && error.message.includes('clocks go forward'));
  }
}
