import { z } from 'zod';
import { isHost } from '#content/address.ts';
import {
  calendarDate,
  clockTime,
  emailAddress,
  link,
  listOf,
  reference,
  says,
  text,
  timeZone,
  words,
} from '#content/fields.ts';
import type { OptionalSection } from '#content/section-addresses.ts';
import { week } from './time/wall-clock.ts';

const shortNumber = z
  .string({ error: 'must be text; put the number in quotes, such as "911"' })
  .refine(
    (number) => /^\+?[0-9][0-9 -]*$/.test(number),
    says(
      'must be a telephone number, such as "911"',
      'Write the number alone, in digits, such as 911.',
    ),
  );

const deskHoursSchema = z
  .strictObject({
    timeZone: timeZone.describe('Where the desk is'),
    days: listOf(z.enum(week)).describe('Days on which somebody is at the desk'),
    from: clockTime.describe('First hour of the desk, in that zone'),
    to: clockTime.describe('Last hour of the desk, in that zone'),
    replyHours: z.int().min(1).max(40).describe('How many business hours an answer takes at most'),
    holidays: z
      .array(
        words({
          date: calendarDate.describe('The day'),
          name: 'Why the desk is closed, such as "Thanksgiving Day"',
        }),
      )
      .refine(
        (days) => new Set(days.map(({ date }) => date)).size === days.length,
        says('has the same day twice; correct one', 'One day is here twice. Correct one of them.'),
      )
      .describe('Days on which the desk is closed; put next year’s in before the year ends'),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    ...says(
      'must be later than "from"; write a later hour',
      'Choose a later time than the first hour.',
    ),
  });
export type DeskHours = z.infer<typeof deskHoursSchema>;

const phoneDay = z
  .strictObject({
    from: clockTime.describe('First hour at which somebody picks up, in the zone of the desk'),
    to: clockTime.describe('Last hour'),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    ...says(
      'must be later than "from"; write a later hour',
      'Choose a later time than the first hour.',
    ),
  });

const deskSchema = words({
  phone: text.optional().describe('Number of the media desk; leave out if nobody answers one'),
  hours: deskHoursSchema.describe('Business hours, from which every receipt counts its answer'),
  phoneHours: z
    .strictObject({
      deskDays: phoneDay.describe('On business days'),
      otherDays: phoneDay.describe('On weekends and days off'),
    })
    .describe('When somebody picks up the phone, also outside business hours'),
});
export type DeskFile = z.infer<typeof deskSchema>;

const isOpenField = z.boolean({ error: 'must be true or false' });

/** The sections that a network opens with; the order is that of the form. */
const openSectionsSchema = z.strictObject({
  stories: isOpenField.meta({
    label: 'Stories',
    description: 'The stories, their recordings, podcast and feed',
  }),
  events: isOpenField.meta({
    label: 'Events calendar',
    description: 'The calendar, its files, feeds and data',
  }),
  exchange: isOpenField.meta({
    label: 'Catalyst Exchange',
    description: 'The board of what groups need and health workers offer',
  }),
  board: isOpenField.meta({ label: 'Advisory board', description: 'The page of its members' }),
  toolkit: isOpenField.meta({
    label: 'Community toolkit',
    description: 'The toolkit for hosts, its files, the planner and the event papers',
  }),
  desk: isOpenField.meta({
    label: 'Media desk',
    description: 'The page for reporters with a deadline, and the staffed hours of the desk',
  }),
} satisfies Record<OptionalSection, z.ZodType>);

/** The schema of `site.yaml`: the facts that hold for the whole site. */
export const siteSchema = words({
  name: 'Name of the network',
  domain: z
    .string()
    .refine(
      isHost,
      says(
        'must be a domain alone, such as "voices.example.org"; leave out https:// and what comes after',
        'Write the domain alone, such as voices.example.org.',
      ),
    )
    .describe('Where the site is online, without https://: "voices.example.org"'),
  tagline: 'One sentence for the footer and for search engines',
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
  desk: deskSchema.describe('When somebody is there'),
  sections: openSectionsSchema.describe(
    'Which sections the site has; one that is off has no page, link or search result, and its files stay',
  ),
  map: reference('maps')
    .optional()
    .describe(
      'Name of the file in maps/ that shows who lives where, such as us; without it there is a list',
    )
    .meta({
      hintInForm: 'The map that shows who lives where, such as us; without it there is a list',
    }),
  language: z
    .string()
    .refine(
      (language) => /^en(-[A-Z]{2})?$/.test(language),
      says(
        'must be a kind of English such as en-US, en-CA or en-GB',
        'Write a kind of English: en-US, en-CA or en-GB.',
      ),
    )
    .default('en-US')
    .describe('The English of the site, for screen readers and browsers: en-US, en-CA, en-GB'),
  emergency: shortNumber.default('911').describe('Number to call in an emergency'),
  crisis: shortNumber.default('988').describe('Number to call in a crisis of the mind'),
  linkedin: link
    .describe('The network’s professional profile; # while there is none')
    .meta({ label: 'LinkedIn' }),
  demonstration: z
    .boolean()
    .describe('true while people and organizations are examples')
    .meta({ hintInForm: 'Tick while people and organizations are examples' }),
  demonstrationNotice: 'What the footer says while this is a demonstration',
});
export type SiteFile = z.infer<typeof siteSchema>;
