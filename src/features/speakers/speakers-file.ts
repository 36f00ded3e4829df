import { z } from 'zod';
import { dataFile } from '#files/data-file/data-file.ts';
import { familyNameOf } from '#site/person-name.ts';
import { daysOff } from '#site/site-facts.ts';
import { week } from '#site/time/wall-clock.ts';
import { engagements, expertise, formats, homeRegions } from '#site/vocabulary.ts';
import { talkHours } from './media-hours.ts';
import { speakerSchema } from './speaker.schema.ts';
import type { SpeakerView, WorkView } from './speaker.ts';

const talk = z.strictObject({
  title: z.string().describe('What the talk is called'),
  abstract: z.string().describe('What the audience takes home, in two or three sentences'),
  minutes: z.array(z.int()).describe('Lengths on offer, in minutes'),
  audience: z.string().describe('Who the talk is made for'),
  claims: z
    .array(z.string())
    .optional()
    .describe('Ids of the claims it rests on, as claims.json has them'),
});

const work = z.strictObject({
  title: z.string().describe('What it is called'),
  url: z.url().optional().describe('Where it is; absent while it is not available'),
  note: z.string().optional().describe('Where it appeared'),
  length: z.string().optional().describe('How long a recording runs, in words'),
});

const appearance = z.strictObject({
  what: z.string().describe('What it was'),
  where: z.string().describe('Host or outlet'),
  year: z.int().describe('Year'),
});

const media = z.strictObject({
  timeZone: z.string().describe('IANA time zone of the hours, such as "America/Chicago"'),
  days: z
    .array(z.enum(week))
    .describe('Days on which the speaker answers the media, but for those of daysOff'),
  from: z.string().describe('First hour, HH:MM on the 24-hour clock'),
  to: z.string().describe('Last hour, HH:MM on the 24-hour clock'),
  leadTime: z.string().describe('Notice the speaker needs, in words'),
  notice: z.int().describe('The same in minutes, as this site reckons with it'),
  daysOff: z.array(z.string()).describe('Days without hours, YYYY-MM-DD'),
  languages: z.array(z.string()).describe('Languages the speaker is at ease with on air'),
});

const portrait = z.strictObject({
  src: z.string().describe('Address of the picture, relative to the address of this file'),
  width: z.int().describe('Width in pixels'),
  height: z.int().describe('Height in pixels'),
  alt: z.string().describe('What the picture shows, for those who do not see it'),
  credit: z.string().optional().describe('Who made the picture and under which license'),
});

/** Fields that are published as the speaker file has them. */
const { travels, freeForNonprofits, shortNotice, requests } = speakerSchema.shape;

/** One speaker in `/data/speakers.json`: every fact of the profile, without a direct contact. */
const record = z
  .strictObject({
    id: z.string().describe('Stays the same as long as the speaker is listed'),
    url: z.url().describe('Address of the profile'),
    name: z.string().describe('Full name with title or degree, as the speaker wants it printed'),
    familyName: z.string().describe('Family name, by which lists of people are sorted'),
    shortName: z.string().describe('Name for running text'),
    pronunciation: z.string().optional().describe('Respelling, stressed syllable in capitals'),
    pronouns: z.string().optional().describe('Such as "she/her"'),
    title: z.string().describe('Profession in a few words'),
    organization: z.string().optional().describe('Where the speaker works'),
    since: z.int().optional().describe('First year in practice'),
    expertise: z.array(z.enum(expertise)).describe('What the speaker can talk about'),
    region: z.enum(homeRegions).optional().describe('Region the speaker lives in'),
    basedIn: z.string().optional().describe('Town and state'),
    languages: z.array(z.string()).describe('Languages the speaker can present in'),
    formats: z.array(z.enum(formats)).describe('How the speaker can be heard'),
    engagements: z.array(z.enum(engagements)).describe('What the speaker can be asked for'),
    travels,
    freeForNonprofits,
    shortNotice,
    requests,
    quote: z.string().optional().describe('One or two sentences the speaker says'),
    bioShort: z.string().optional().describe('Biography in about 40 words'),
    bioMedium: z.string().optional().describe('Biography in about 100 words'),
    talks: z.array(talk).describe('Talks on offer'),
    publications: z.array(work).describe('Writings'),
    videos: z.array(work).describe('Recordings'),
    appearances: z.array(appearance).describe('Past appearances, newest first'),
    media: media.optional().describe('When the speaker answers reporters, through the media team'),
    portrait: portrait.optional().describe('The picture of the profile'),
  })
  .meta({ id: 'speaker', title: 'Speaker' });

export type SpeakerRecord = z.infer<typeof record>;

/** `/data/speakers.json`: every speaker, in the order given. */
export const speakersFile = dataFile({
  name: 'speakers',
  title: 'Speakers',
  description: 'The speakers bureau as data',
  license: 'License of the words; each portrait names its own in its credit',
  list: 'Every speaker, in alphabetical order of ids',
  page: '/speakers/directory',
  record,
  recordsOf: (speakers: readonly SpeakerView[], site) =>
    speakers.map((speaker) => speakerRecord(speaker, site)),
});

export type SpeakersFile = ReturnType<typeof speakersFile.contentOf>;

/**
 * Returns the published record of a speaker; fields that `record` does not name are dropped.
 * Addresses of pages become absolute; the portrait stays relative to the origin, because the
 * security policy of our own pages allows no other. `site` is the origin of the site.
 */
export function speakerRecord(speaker: SpeakerView, site: URL | string): SpeakerRecord {
  return record.strip().parse({
    ...speaker,
    familyName: familyNameOf(speaker).family,
    url: new URL(speaker.href, site).href,
    media: speaker.media && {
      ...speaker.media,
      notice: talkHours(speaker.media).notice,
      daysOff,
    },
    publications: speaker.publications.map((work) => workRecord(work, site)),
    videos: speaker.videos.map((work) => workRecord(work, site)),
    portrait: speaker.portrait && {
      src: speaker.portrait.src,
      width: speaker.portrait.width,
      height: speaker.portrait.height,
      alt: `Portrait of ${speaker.name}`,
      credit: speaker.portraitCredit,
    },
  });
}

function workRecord({ title, note, length, href }: WorkView, site: URL | string) {
  return { title, url: href && new URL(href, site).href, note, length };
}
