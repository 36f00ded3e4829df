import { z } from 'zod';
import {
  clockTime,
  entryTitle,
  link,
  listOf,
  portraitFile,
  reference,
  says,
  text,
  timeZone,
  words,
  wrongFamilyName,
} from '#content/fields.ts';
import { hasFamilyName } from '#site/person-name.ts';
import { homeOf } from '#site/states.ts';
import { week } from '#site/time/wall-clock.ts';
import { engagements, expertise, formats } from '#site/vocabulary.ts';
import { noticeMinutes } from './media-hours.ts';

const talk = words({
  title: text.max(120).describe('What the talk is called'),
  abstract: text.max(400).describe('Two or three sentences: what the audience takes home'),
  minutes: listOf(z.int().min(5).max(240))
    .describe('Lengths on offer, in minutes, such as [20, 45]')
    .meta({
      item: 'Length in minutes',
      hintInForm: 'Lengths on offer, in minutes, such as 20 and 45',
    }),
  audience: 'Who it is made for, such as "Clinic staff, nursing students"',
  claims: z
    .array(reference('claims'))
    .optional()
    .describe('Ids of the claims that carry the figures of the talk'),
});

const media = words({
  timeZone: timeZone.describe('Where the speaker picks up the phone'),
  days: listOf(z.enum(week)).describe('Days on which the speaker answers the media'),
  from: clockTime.describe('First hour for the media, in that zone'),
  to: clockTime.describe('Last hour for the media, in that zone'),
  leadTime: text
    .refine(
      (words) => noticeMinutes(words) !== undefined,
      says(
        'must be a length in minutes, hours or days, such as "2 hours"',
        'Write a length in minutes, hours or days, such as 2 hours.',
      ),
    )
    .describe('Notice the speaker needs, in words, such as "2 hours"')
    .meta({ label: 'Notice needed' }),
  languages: listOf(text).describe('Languages the speaker is at ease with on air'),
});

const work = words({
  title: 'What it is called',
  url: link.describe('Where it is; # while it is not available').meta({ label: 'Address' }),
  note: text
    .optional()
    .describe('Where it was heard or printed, such as "Keynote, Gulf Nurses Assembly."'),
});

const video = work.extend({
  length: text.optional().describe('How long it runs, such as "18 minutes"'),
});

/** The fields of a speaker file (specification section 3, speaker summary and profile). */
export const speakerSchema = words({
  name: entryTitle('Full name with title or degree, as the speaker wants it printed'),
  familyName: text
    .optional()
    .describe(
      'Family name as it stands in the name, where the check cannot tell it: "García Márquez"',
    )
    .meta({
      hintInForm:
        'The part of the name that lists are sorted by, where it is not the last word: “García Márquez”',
    }),
  consent: z
    .boolean()
    .refine(
      (hasAgreed) => hasAgreed,
      says(
        'must be true: nobody is listed who has not agreed to it; ask, or mark the entry as a draft',
        'Tick once this person has agreed to be listed. Until then, tick “Not ready yet”.',
      ),
    )
    .describe('true once the speaker has agreed to be listed with what is written here')
    .meta({
      label: 'Agreed to be listed',
      hintInForm: 'Tick once the speaker has agreed to be listed with what is written here',
    }),
  shortName: text
    .optional()
    .describe('Name for running text, such as "Dr. Quill"; without it, made of the name'),
  pronunciation: text
    .optional()
    .describe('Respelling, stressed syllable in capitals: "uh-MAR-uh kwil"'),
  pronouns: text.optional().describe('Such as "she/her"'),
  title: text.max(60).describe('Profession in a few words: "Emergency physician"'),
  organization: text.optional().describe('Where the speaker works'),
  since: z
    .int()
    .min(1950)
    .max(2100)
    .optional()
    .describe('First year in practice')
    .meta({ label: 'In practice since' }),
  expertise: listOf(z.enum(expertise))
    .describe('From the expertise list of the content guide, the one the speaker leads with first')
    .meta({
      item: 'Field of expertise',
      hintInForm: 'The field the speaker leads with comes first',
    }),
  basedIn: text
    .refine(
      (place) => homeOf(place) !== undefined,
      says(
        'must be town and state in two letters, such as "Harborlight, TX"',
        'Write the town, a comma and the two letters of the state, such as Harborlight, TX.',
      ),
    )
    .optional()
    .describe('Town and state: "Harborlight, TX"; the region follows from the state')
    .meta({ label: 'Town and state' }),
  languages: listOf(text)
    .default([])
    .describe('Languages the speaker can present in, English first if spoken'),
  formats: listOf(z.enum(formats)).default([]).describe('How the speaker can be heard'),
  engagements: listOf(z.enum(engagements))
    .default([])
    .describe('What the speaker can be asked for')
    .meta({ label: 'Can be asked for', item: 'Engagement' }),
  travels: z
    .enum(['local', 'region', 'national', 'international'])
    .optional()
    .describe('How far the speaker travels'),
  freeForNonprofits: z
    .boolean()
    .optional()
    .describe('true if non-profits pay no fee')
    .meta({ label: 'Free for non-profits' }),
  shortNotice: z
    .boolean()
    .default(false)
    .describe('true if the media can call on the day')
    .meta({ label: 'Can be called on the day' }),
  requests: z
    .enum(['open', 'paused'])
    .default('open')
    .describe('"paused" while the speaker takes no requests')
    .meta({
      hintInForm: 'Paused while the speaker takes no requests',
      ask: 'Choose whether requests are open.',
    }),
  portrait: portraitFile
    .optional()
    .describe(
      'Picture beside this file, upright, at least 1040 by 1248 pixels; a drawing may be svg; without it the initials show',
    )
    .meta({
      hintInForm:
        'Upright, at least 1040 by 1248 pixels; a drawing may be SVG; without a picture the initials show',
    }),
  portraitFocus: z
    .enum(['top', 'center', 'bottom', 'left', 'right'])
    .default('center')
    .describe('Part of the picture that must stay in view'),
  portraitCredit: text.optional().describe('Who made the picture'),
  quote: text
    .max(220)
    .optional()
    .describe('One or two sentences the speaker says, without quotation marks'),
  bioShort: text
    .max(350)
    .optional()
    .describe('About 40 words, for introductions on air')
    .meta({ label: 'Biography, short' }),
  bioMedium: text
    .max(900)
    .optional()
    .describe('About 100 words, for programs')
    .meta({ label: 'Biography, medium' }),
  talks: z.array(talk).default([]).describe('One to three talks; the list may be empty'),
  videos: z.array(video).default([]).describe('Recordings; the list may be empty'),
  publications: z.array(work).default([]).describe('Writings; the list may be empty'),
  appearances: z
    .array(
      words({
        what: 'What it was',
        where: 'Host or outlet',
        year: z.int().min(1990).max(2100).describe('Year'),
      }),
    )
    .default([])
    .describe('Past appearances, newest first'),
  media: media
    .optional()
    .describe('How reporters reach the speaker through the media team')
    .meta({ label: 'Hours for the media' }),
  social: z
    .array(
      words({
        platform: 'Name of the network, such as "LinkedIn"',
        url: link.describe('Profile address; # while there is none').meta({ label: 'Address' }),
      }),
    )
    .default([])
    .describe('Profiles elsewhere; the list may be empty')
    .meta({ label: 'Profiles elsewhere', item: 'Profile' }),
})
  .refine(({ media: hours }) => hours === undefined || hours.from < hours.to, {
    path: ['media', 'to'],
    ...says(
      'must be later than "from"; write a later hour',
      'Choose a later time than the first hour.',
    ),
  })
  .refine(hasFamilyName, wrongFamilyName);

export type SpeakerFile = z.infer<typeof speakerSchema>;

/** Ids that are paths of the site (docs/requirements/product.md), which no speaker may have. */
export const reservedSpeakerIds = ['join', 'directory', 'profile', 'book', 'shortlist', '404'];
